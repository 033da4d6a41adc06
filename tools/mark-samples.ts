// Writes content/sample.yaml: the names, pictures and documents of the sample edition, which must not go public.
// Run by whoever changes the sample: npx tsx tools/mark-samples.ts
import { writeFileSync } from 'node:fs'
import { SAMPLE_FILE, sampleOf, writeSample } from '../pipeline/check/launch/sample'
import { editionOnDisk, readEdition } from '../pipeline/read'

const sample = sampleOf(readEdition(editionOnDisk(process.cwd())))
writeFileSync(SAMPLE_FILE, writeSample(sample))
process.stdout.write(
  `${SAMPLE_FILE}: ${sample.people.length} people, ${sample.firms.length} firms, ${Object.keys(sample.files).length} files.\n`,
)
