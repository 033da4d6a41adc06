// The thread that draws while webpack, in Gatsby's own thread, bundles. It reads the edition itself: functions do not pass between threads.
import { parentPort, workerData } from 'node:worker_threads'
import { drawFiles } from '.'
import { withAbstracts } from '../abstracts'
import { keptWords } from '../edition'
import { editionOnDisk } from '../edition-on-disk'
import { readEdition } from '../read'

async function draw(): Promise<void> {
  const options = workerData as { root: string; prefix: string }
  const edition = await withAbstracts(editionOnDisk(options.root), keptWords(options.root))
  parentPort?.postMessage(await drawFiles(readEdition(edition), options))
}

void draw()
