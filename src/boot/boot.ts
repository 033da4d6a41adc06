// The one script of a page's HTML. It is built on its own, without the bundles' runtime (pipeline/outputs/build/boot-file.ts).
import { quietStart } from './quiet-start'

quietStart(document.currentScript as HTMLScriptElement)
