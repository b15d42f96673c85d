#!/usr/bin/env node
// The import rules that a glob of the linter can't express, and how links are written.
//
//   node scripts/check-boundaries.mjs [folder]     default: this repository
//
// 1. A relative import stays inside its package, but for the scripts that a vitest.config.ts imports.
// 2. In features, an area of src imports from a sibling area only *-queries, *-badge, *-link and *-card; app, forms, lists and
//    shell belong to everybody.
// 3. In apps/api, of a module's files only *.store.ts touches tables and SQL.
// 4. In apps/api, what ships (src but for *.test.ts and *.calls.ts) imports nothing of test and no *.calls.ts.
// 5. In features, a link to a page of the site is written by `href()` of @chonoi/domain, not as text.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))
const packages = [
  'openapi',
  'packages/ui',
  'packages/domain',
  'packages/i18n',
  'packages/api-client',
  'packages/features',
  'packages/payment-gateways',
  'apps/api',
  'apps/payment-sandbox',
  'apps/web',
  'apps/tenant-shop',
  'tests/consumers',
  'tests/e2e',
  'tests/bench',
  'tests/browser',
]
const everybodys = new Set(['app', 'forms', 'lists', 'shell'])
const shared = /-(queries|badge|link|card)\.tsx?$/
const importing =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?[\w*{}\s,$]+\s+from\s+['"]([^'"\n]+)['"]|(?:^|\n)import\s+['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g
const textLink = /\bhref=(?:"\/|\{['"`]\/)[^\s>]*|\b(?:navigate|push)\(['"`]\/[^\s)]*/g
const problems = []

for (const name of packages) {
  const home = join(root, name)
  for (const file of globSync('**/*.{ts,tsx,mts,mjs}', {
    cwd: home,
    exclude: (path) => /node_modules|(^|\/)dist|generated/.test(path),
  })) {
    const path = join(home, file)
    const source = readFileSync(path, 'utf8')
    for (const [, from, bare, dynamic] of source.matchAll(importing)) check(name, home, path, from ?? bare ?? dynamic)
    if (name !== 'packages/features' || !file.startsWith('src/') || /\.(stories|test)\.tsx$/.test(file)) continue
    for (const [written] of source.matchAll(textLink))
      problems.push(`${relative(root, path)}: ${written}: a link is written by href()`)
  }
}

function check(name, home, path, target) {
  const say = (rule) => problems.push(`${relative(root, path)}: imports ${target}: ${rule}`)
  const isRelative = target.startsWith('.')
  const reached = isRelative ? resolve(dirname(path), target) : undefined
  const isConfigured = path === join(home, 'vitest.config.ts') && reached?.startsWith(join(root, 'scripts') + sep)
  if (reached && !reached.startsWith(home + sep) && !isConfigured) say('a relative import stays inside its package')
  if (name === 'packages/features' && reached) {
    const [from, to] = [path, reached].map((one) => relative(join(home, 'src'), one).split(sep))
    const crosses = from.length > 1 && to.length > 1 && !from.includes('..') && !to.includes('..') && from[0] !== to[0]
    if (crosses && !everybodys.has(from[0]) && !everybodys.has(to[0]) && !shared.test(reached))
      say('of a sibling area only *-queries, *-badge, *-link, *-card')
  }
  if (name === 'apps/api' && path.includes(`${sep}modules${sep}`) && !/\.(store|test)\.ts$/.test(path)) {
    if (target.startsWith('drizzle-orm') || reached?.includes(`${sep}database${sep}tables${sep}`))
      say('only *.store.ts touches tables')
  }
  const isShipped = path.startsWith(join(home, 'src') + sep) && !/\.(test|calls)\.ts$/.test(path)
  if (
    name === 'apps/api' &&
    isShipped &&
    (reached?.startsWith(join(home, 'test') + sep) || target.endsWith('.calls.ts'))
  )
    say('what ships imports nothing of the tests')
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(`\n${problems.length} boundaries are crossed (docs/decisions/0001-house.md).`)
  process.exit(1)
}
