import { resolve } from 'node:path'
import js from '@eslint/js'
import { defineConfig, includeIgnoreFile } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** The steps of the pipeline, in the order in which data flows. None may import from a later one. */
const steps = [
  'domain',
  'messages',
  'schemas',
  'read',
  'abstracts',
  'records',
  'check',
  'write',
  'nodes',
  'pages',
  'outputs',
  'import',
]

/** Forbids a folder's files, apart from tests, to import what matches `regex`; types may still be imported where `types` is set. */
const forbidden = (files, regex, message, { types = false } = {}) => ({
  files: [files],
  ignores: ['**/*.test.*'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ regex, message, allowTypeImports: types }] },
    ],
  },
})

const boundaries = [
  ...steps.map((step, index) =>
    forbidden(
      `pipeline/${step}/**`,
      `^(\\.\\./)+(${[...steps.slice(index + 1), 'src'].join('|')})(/|$)`,
      'Data flows one way: a step of the pipeline knows nothing of a later one, nor of src/.',
    ),
  ),
  forbidden(
    'src/**',
    '/pipeline/(?!domain/(?!(?:(?:countries|numbers|time-zone)$|people-in-text/)))',
    'src/ reads types from pipeline/, and code only from its ground floor, domain/, without what is known of every country.',
    { types: true },
  ),
]

const writes = ['writeFile', 'writeFileSync', 'appendFile', 'appendFileSync', 'createWriteStream']

/** What the oldest browsers of package.json’s list lack. */
const newMethods = [
  'toSorted',
  'toReversed',
  'toSpliced',
  'groupBy',
  'canParse',
  'withResolvers',
  'fromAsync',
]

const forBrowsers = {
  files: ['src/**', 'plugins/*/start.ts', 'pipeline/outputs/offline/browser/**'],
  ignores: ['**/*.test.*'],
  rules: {
    'no-restricted-properties': [
      'error',
      ...newMethods.map((property) => ({
        property,
        message:
          'Not every browser of package.json’s list has it, and nothing is polyfilled (.babelrc.json).',
      })),
    ],
  },
}

/** What writes content/ or public/. */
const wholeWrites = {
  files: ['{admin,pipeline,plugins,tools}/**', 'gatsby-node.ts'],
  ignores: ['**/*.test.*', 'pipeline/write/write-files.ts', 'tools/release-version.mjs'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: ['node:fs', 'node:fs/promises'].map((name) => ({
          name,
          importNames: writes,
          message: 'A full disk would cut the file in half: use pipeline/write/write-files.ts.',
        })),
      },
    ],
  },
}

/** Where an edition's colours are used by their names. */
const namedColours = {
  files: ['{pipeline,plugins,src}/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
  ignores: ['**/*.test.*', 'pipeline/domain/colours.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
        selector: `${text}=/#[0-9a-f]{6}\\b|#[0-9a-f]{3}(?:[;}]|$)|\\brgba?\\(\\d/i]`,
        message: 'Colours are in content/design.yaml: take them from the palette (records/palette.ts).',
      })),
    ],
  },
}

export default defineConfig(
  includeIgnoreFile(resolve('.gitignore')),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Control characters are what some patterns look for.
      'no-control-regex': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Tests know what they have made.
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // What one module calls of another says what it returns.
    files: ['pipeline/{domain,messages,read,abstracts,check,write,nodes,pages,import,outputs}/**'],
    ignores: ['**/*.test.ts'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'error' },
  },
  ...boundaries,
  forBrowsers,
  wholeWrites,
  namedColours,
  {
    files: ['src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // In some browsers, a list without markers and a table laid out as blocks lose their roles: the site restores them.
      'jsx-a11y/no-redundant-roles': [
        'error',
        {
          ul: ['list'],
          ol: ['list'],
          table: ['table'],
          thead: ['rowgroup'],
          tbody: ['rowgroup'],
          tr: ['row'],
        },
      ],
      // On phones, rows of tables are laid out as blocks, which removes their roles: the site writes them out.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell'], th: ['rowheader', 'columnheader'] },
      ],
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/refs': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly' },
    },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  {
    files: ['**/*.cjs', 'jest.config.js'],
    languageOptions: { sourceType: 'commonjs', globals: { require: 'readonly', module: 'writable' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
