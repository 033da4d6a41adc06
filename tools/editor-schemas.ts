// npm run editor-schemas: writes .vscode/, the shapes of content/ for code editors. Run it after a change in pipeline/schemas.
import { editorFiles } from '../pipeline/outputs/editor-schemas'
import { writeFiles } from '../pipeline/outputs/output-files'
import { runTool } from './run-tool'

runTool('editor-schemas', {}, async () => {
  await writeFiles('.', editorFiles())
  return 0
})
