#!/usr/bin/env node
// Fails for a rule of packages/domain or a format of packages/i18n that no shipped code runs: its test would stay green after
// the behaviour had left the product.
//
//   node scripts/check-unused-rules.mjs [folder]     default: this repository
//
// Shipped is the `src` of packages, API and site, and the site's `server`, without tests, stories, demo data and the API of
// alive stories. An export that is kept all the same has `// unshipped: <reason>` in the line above it.
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))
const checked = [
  { name: '@chonoi/domain', folder: 'packages/domain/src' },
  { name: '@chonoi/i18n', folder: 'packages/i18n/src/formats' },
]
const unshipped = /\.(?:test|stories|conformance|guide|calls|long)\.|\/(?:testing|faults|seed|browser)\//
const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/{api,web}/{src,server}/**/*.{ts,tsx}'], { cwd: root })
const sources = new Map(
  files.filter((file) => !unshipped.test(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

const namesIn = (text) => text.match(/\b[A-Za-z_$][\w$]*/g) ?? []
const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<=^|\s)\/\/.*$/gm, '')

/** The top-level declarations of a module. Each begins at the left edge and ends where the next one begins. */
function declarationsOf(file) {
  const start = /^(?<exported>export )?(?:async )?(?<kind>const|function|class|type|interface)\*? (?<name>\w+)/
  return withoutComments(sources.get(file))
    .split(/^(?=(?:export|async|const|function|class|type|interface)\b)/m)
    .flatMap((text) => {
      const { exported, kind, name } = start.exec(text)?.groups ?? {}
      const isRule = Boolean(exported) && kind !== 'type' && kind !== 'interface'
      return name ? [{ file, name, isRule, text }] : []
    })
}

const isExcused = ({ file, name }) =>
  new RegExp(`^// unshipped: \\S.*\\nexport (?:async )?\\w+\\*? ${name}\\b`, 'm').test(sources.get(file))

/** The exports that shipped code imports neither itself nor through other declarations. */
function unusedIn({ name, folder }) {
  const own = [...sources.keys()].filter((file) => file.startsWith(`${folder}/`) && file !== `${folder}/index.ts`)
  const declarations = own.flatMap(declarationsOf)
  const imports = new RegExp(`\\{([^{}]*)\\}\\s*from '(?:${name}(?:/[\\w-]+)?|\\.[^']*/formats/[^']*)'`, 'g')
  const open = [...sources]
    .filter(([file]) => !own.includes(file) && !/^packages\/\w+\/src\/index\.ts$/.test(file))
    .flatMap(([, source]) => [...source.matchAll(imports)].flatMap(([, names]) => namesIn(names)))
  const reached = new Set()
  while (open.length > 0) {
    const next = open.pop()
    if (reached.has(next)) continue
    reached.add(next)
    for (const one of declarations) if (one.name === next) open.push(...namesIn(one.text))
  }
  return declarations.filter((one) => one.isRule && !reached.has(one.name) && !isExcused(one))
}

const unused = checked.flatMap(unusedIn)
if (unused.length > 0) {
  for (const { file, name } of unused) console.error(`${file}: ${name} is used by no shipped code`)
  console.error('\nUse it, or remove it with its test, so that a test proves only what the product does.')
  process.exit(1)
}
