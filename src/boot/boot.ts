// The only script in a page's HTML. It is built separately, without the bundles' runtime (pipeline/outputs/build/boot-file.ts).
import { quietStart } from './quiet-start'

quietStart(document.currentScript as HTMLScriptElement)
