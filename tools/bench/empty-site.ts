// The empty site, with one page and no plugin: what Gatsby itself costs on this machine. A build can only save what is above
// that.
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import manifest from '../../package.json'

const { gatsby, react } = manifest.dependencies

const FILES = {
  'package.json': JSON.stringify({ dependencies: { gatsby, react, 'react-dom': react } }),
  'gatsby-config.ts': 'export default { plugins: [] }',
  'gatsby-node.ts': 'export const onCreatePage = () => {}',
  'src/pages/index.tsx': `import * as React from 'react'
export default function Page() {
  return <main>Empty</main>
}`,
}

/** Makes the empty site with the packages of the project at `root`; returns its folder. */
export function emptySite(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'empty-site-'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
