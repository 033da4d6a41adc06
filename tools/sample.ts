// npm run sample: puts the sample edition back into content/ and static/ to work on the code, whose tests are written for it. npm
// test does so by itself for a filled edition, in a copy of the project.
//
//   --into /tmp/copy   copies the project there, and leaves this one as it is
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isSampleEdition, SAMPLE_FILE } from '../pipeline/check/launch/sample'
import { editionOnDisk } from '../pipeline/read'
import { git } from '../pipeline/read/edition-at'
import { copyOfProject } from './copy-of-project'
import { word } from './options'
import { Refused, runTool } from './run-tool'

const root = process.cwd()
const folders = ['content', 'static']

/** Git's answer. Throws Refused if Git fails, because the sample then cannot be obtained. */
function asked(...args: string[]): Buffer {
  const answer = git(root, args)
  if (answer) return answer
  throw new Refused({
    en: `The sample edition is taken from the history of the repository, and Git does not answer: git ${args.join(' ')}`,
    tr: `Örnek içerik deponun geçmişinden alınır; Git yanıt vermiyor: git ${args.join(' ')}`,
  })
}

/** Replaces content/ and static/ of a folder by their state when the sample was last recorded. */
function putSample(folder: string): void {
  const commit = asked('log', '-1', '--diff-filter=AM', '--format=%H', '--', SAMPLE_FILE).toString().trim()
  const archive = asked('archive', commit, ...folders)
  for (const name of folders) rmSync(join(folder, name), { recursive: true, force: true })
  spawnSync('tar', ['-x'], { cwd: folder, input: archive })
  if (!isSampleEdition(editionOnDisk(folder)))
    throw new Refused({
      en: 'The history of this copy of the repository does not go back to the sample edition. Get all of it: git fetch --unshallow',
      tr: 'Deponun bu kopyasındaki geçmiş örnek içeriğe kadar uzanmıyor. Tümünü alın: git fetch --unshallow',
    })
}

/** Refuses to go on if there are uncommitted changes, which would be lost. */
function refuseUncommitted(): void {
  if (asked('status', '--porcelain', '--', ...folders).length > 0)
    throw new Refused({
      en: 'content/ or static/ has changes that are not committed. Commit or stash them first: the sample edition takes their place.',
      tr: 'content/ ya da static/ klasöründe kaydedilmemiş değişiklikler var. Önce onları kaydedin: yerlerine örnek içerik gelecek.',
    })
}

runTool('sample', { into: word('/tmp/copy') }, async ({ into }) => {
  if (into !== undefined) {
    const copy = copyOfProject(root, resolve(into))
    // The copy uses the Git history of this project, for example to find out which files belong to it.
    for (const linked of ['.git', 'admin/node_modules'])
      if (existsSync(join(root, linked))) symlinkSync(join(root, linked), join(copy, linked))
    putSample(copy)
  } else if (!isSampleEdition(editionOnDisk(root))) {
    refuseUncommitted()
    putSample(root)
    console.log(
      'content/ and static/ hold the sample edition. Your own is back with: git restore content static && git clean -fd content static',
    )
  }
  return 0
})
