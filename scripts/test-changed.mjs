#!/usr/bin/env node
// Checks what a change affects, in five minutes or less: lint, types, and the tests, stories, operations and pages
// that the changed files reach. `npm run test:changed -- <commit>` compares with that commit, by default with the
// branch point from main.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crawlPattern, selectTests } from './changed/selection.mjs'

const root = join(import.meta.dirname, '..')
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const exists = (ref) => spawnSync('git', ['rev-parse', '--verify', '--quiet', ref], { cwd: root }).status === 0
const branch = process.argv[2] ?? ['origin/main', 'main'].find(exists)
const [base] = git('merge-base', 'HEAD', branch)
const untracked = git('ls-files', '--others', '--exclude-standard')
const changed = [...new Set([...git('diff', '--name-only', base), ...untracked])]
const files = [...new Set([...git('ls-files'), ...untracked])].filter((file) => existsSync(join(root, file)))
const read = (file) => readFileSync(join(root, file), 'utf8')
const { reasons, left, stories, tests, areas, operations, routes, specs } = selectTests({ root, files, changed, read })

/** The variants of a story that differ most: language, theme and width. */
const looks = ['vi-light', 'en-dark']
const plainPackages = {
  'openapi/': 'contract',
  'packages/domain/': 'domain',
  'packages/i18n/': 'i18n',
  'packages/api-client/': 'api-client',
  'packages/payment-gateways/': 'payment-gateways',
  'apps/payment-sandbox/': 'payment-sandbox',
}
const inside = (folder, list) => list.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
const projectsOf = (list) => [
  ...new Set(
    list.flatMap((file) => {
      if (file.endsWith('.stories.tsx')) return looks
      if (file.endsWith('.conformance.tsx')) return ['conformance']
      if (file.endsWith('.alive.test.tsx')) return ['alive']
      return [file.endsWith('.test.tsx') && !file.includes('/ui/') ? 'browser' : 'node']
    }),
  ),
]

const steps = [
  ['lint', 'pnpm', ['run', '--silent', 'lint']],
  ['types', 'turbo', ['run', 'typecheck', '--concurrency=2', '--output-logs=errors-only']],
]
const vitest = (name, ...args) => steps.push([name, 'pnpm', ['--filter', `@chonoi/${name}`, 'exec', 'vitest', ...args]])

const ofPlain = changed.filter(
  (file) => /\.tsx?$/.test(file) && Object.keys(plainPackages).some((folder) => file.startsWith(folder)),
)
const existing = ofPlain.filter((file) => existsSync(join(root, file))).map((file) => join(root, file))
if (existing.length > 0)
  for (const name of Object.values(plainPackages)) vitest(name, 'related', '--run', '--passWithNoTests', ...existing)

const inBrowser = [...tests, ...stories]
if (inBrowser.some((file) => file.startsWith('packages/features/')))
  steps.push([
    'server for stories',
    'turbo',
    ['run', 'build:browser', '--filter=@chonoi/api', '--output-logs=errors-only'],
  ])
for (const name of ['ui', 'features']) {
  const own = inBrowser.filter((file) => file.startsWith(`packages/${name}/`))
  const projects = projectsOf(own).flatMap((project) => ['--project', project])
  if (own.length > 0) vitest(name, 'run', ...projects, ...inside(`packages/${name}/`, own))
}
const ofSite = inside('apps/web/', tests)
if (ofSite.length > 0) vitest('web', 'run', ...ofSite)
const besides = inside('apps/api/', changed).filter((file) => /^(src|test)\/(?!modules\/).*\.ts$/.test(file))
const folders = [...areas.map((area) => `src/modules/${area}/`), ...besides.map((file) => file.replace(/[^/]+$/, ''))]
if (folders.length > 0) vitest('api', 'run', '--passWithNoTests', ...new Set(folders))
if (operations.length > 0) vitest('api', 'run', '/fuzz/', '/permissions/', '-t', `\\b(${operations.join('|')})\\b`)
if (routes.length + specs.length > 0) {
  steps.push(['site', 'turbo', ['run', 'build', '--filter=@chonoi/web', '--output-logs=errors-only']])
  const wanted = [
    ...routes.map(crawlPattern),
    ...specs.map((file) => file.slice('tests/e2e/'.length).replaceAll('.', '\\.')),
  ]
  const args = ['--filter', '@chonoi/e2e', 'exec', 'playwright', 'test', '--no-deps', '--project=vi', '--project=en']
  steps.push(['pages', 'pnpm', [...args, '--grep', wanted.join('|')]])
}

console.log(
  `${changed.length} files differ from ${base.slice(0, 10)}: ${stories.length} story files, ${tests.length} test files,`,
)
console.log(`${operations.length} operations, ${routes.length} pages and ${specs.length} browser specs to look at.\n`)
const results = []
for (const [name, command, args] of steps) {
  const startedAt = performance.now()
  const env = {
    ...process.env,
    TEST_RING: 'full',
    ...(name === 'pages' && { NODE_OPTIONS: '--conditions=@chonoi/source' }),
  }
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  results.push({
    name,
    status,
    line: `${status === 0 ? 'passed' : 'FAILED'}  ${String(seconds).padStart(4)} s  ${name}`,
  })
}
console.log(`\n${results.map(({ line }) => line).join('\n')}`)
for (const reason of reasons) console.log(`\nToo wide for this command: it changes ${reason}. Run npm test.`)
if (left.length > 0) console.log(`\nLeft to npm test: ${left.join('; ')}.`)
process.exit(results.every(({ status }) => status === 0) ? 0 : 1)
