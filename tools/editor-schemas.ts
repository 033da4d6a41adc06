// After npm install: what code editors need to help with the files of content/ (each build writes it again).
import { writeEditorSchemas } from '../pipeline/outputs/editor-schemas'

void writeEditorSchemas(process.cwd())
