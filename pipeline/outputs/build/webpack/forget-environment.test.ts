import { forgetEnvironment } from './forget-environment'

class DefinePlugin {
  constructor(public definitions: Record<string, unknown>) {}
}

test('the bundles know Gatsby’s environment variables and no others', () => {
  const plugin = new DefinePlugin({
    'process.env': '({})',
    'process.env.NODE_ENV': '"production"',
    'process.env.GATSBY_CPU_COUNT': '"1"',
    'process.env.NODE_OPTIONS': '"--no-deprecation"',
    'process.env.SECRET_OF_THE_SERVER': '"…"',
    __BASE_PATH__: '""',
  })
  forgetEnvironment({ plugins: [plugin] })
  expect(Object.keys(plugin.definitions)).toEqual([
    'process.env',
    'process.env.NODE_ENV',
    'process.env.GATSBY_CPU_COUNT',
    '__BASE_PATH__',
  ])
})
