// Writes .vscode/: the shapes of content/ for editors. Run it after a change in pipeline/schemas:
// npm run editor-schemas
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { editorFiles } from '../pipeline/outputs/editor-schemas'
import { runTool } from './run-tool'

runTool('editor-schemas', {}, async () => {
  for (const [file, text] of Object.entries(editorFiles())) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return 0
})
