// npm run mark-samples: writes the names, pictures and documents of the sample edition, which must not go public, into
// content/sample.yaml. To be run after every change to the sample.
import { SAMPLE_FILE, sampleOf, writeSample } from '../pipeline/check/launch/sample'
import { writeFiles } from '../pipeline/outputs/output-files'
import { editionOnDisk, readEdition } from '../pipeline/read'
import { runTool } from './run-tool'

runTool('mark-samples', {}, async () => {
  const sample = sampleOf(readEdition(editionOnDisk(process.cwd())))
  await writeFiles('.', { [SAMPLE_FILE]: writeSample(sample) })
  const { people, firms, files } = sample
  console.log(
    `${SAMPLE_FILE}: ${people.length} people, ${firms.length} firms, ${Object.keys(files).length} files.`,
  )
  return 0
})
