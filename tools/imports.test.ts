// What files import: no circle, types included, and no package that package.json does not declare.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { join, relative } from 'node:path'
import ts from 'typescript'
import manifest from '../package.json'

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.mts', '*.cjs'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => ts.sys.fileExists(file) && !file.endsWith('.d.ts'))

const importsOf = new Map(
  files.map((file) => [
    file,
    ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map((one) => one.fileName),
  ]),
)

const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, allowJs: true }

const neighbours = new Map(
  [...importsOf].map(([file, names]) => [
    file,
    names
      .filter((name) => name.startsWith('.'))
      .map((name) => ts.resolveModuleName(name, file, options, ts.sys).resolvedModule?.resolvedFileName)
      .flatMap((found) => (found === undefined ? [] : relative(process.cwd(), found))),
  ]),
)

/** Circles that are met on the way from a file; `done` has the files whose circles are known. */
function circlesFrom(file: string, way: string[], done: Set<string>): string[] {
  if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file].join(' → ')]
  if (done.has(file)) return []
  const circles = (neighbours.get(file) ?? []).flatMap((next) => circlesFrom(next, [...way, file], done))
  done.add(file)
  return circles
}

test('no imports form a circle', () => {
  const done = new Set<string>()
  expect([...neighbours.values()].flat().length).toBeGreaterThan(500)
  expect(files.flatMap((file) => circlesFrom(file, [], done))).toEqual([])
})

test('every package that is imported is declared', () => {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const packages = [...importsOf]
    .filter(([file]) => !file.startsWith('admin/'))
    .flatMap(([, names]) => names.filter((name) => !name.startsWith('.') && !isBuiltin(name)))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
  expect([...new Set(packages)].filter((name) => !declared.includes(name))).toEqual([])
})

test('texts are parsed by the very packages with which gatsby-plugin-mdx would compile them', () => {
  const ofPlugin = createRequire(createRequire(require.resolve('gatsby-plugin-mdx')).resolve('@mdx-js/mdx'))
  for (const name of ['unified', 'remark-parse', 'remark-mdx', 'remark-rehype'])
    expect(ofPlugin.resolve(name)).toBe(createRequire(join(process.cwd(), 'package.json')).resolve(name))
})
