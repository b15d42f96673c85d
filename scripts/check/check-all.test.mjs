// The real runner over a small repository: one run tells everything that is wrong in it.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { checkAll } from './check-all.mjs'

const here = import.meta.dirname
process.env.PATH = [join(here, '..', '..', 'node_modules', '.bin'), process.env.PATH].join(delimiter)

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chonoi-check-'))
  mkdirSync(join(root, 'tests'))
  write('tests/flaky.json', '[]')
  write('repeat.mjs', suite('domain', { 'rounds up': true, adds: true }))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
const write = (file, text) => writeFileSync(join(root, file), text)
const git = (...args) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root })

/** A suite of one file that reports its tests as Vitest does: passed or not. */
const suite = (name, tests) => `
  import { mkdirSync, writeFileSync } from 'node:fs'
  const of = (wanted) => Object.entries(${JSON.stringify(tests)})
    .filter(([, passed]) => passed === wanted)
    .map(([title]) => ({ suite: '${name}', project: '', file: 'src/${name}.test.ts', title, error: 'expected 1 to be 2' }))
  mkdirSync(process.env.CHECK_RESULTS, { recursive: true })
  writeFileSync(process.env.CHECK_RESULTS + '/${name}.json', JSON.stringify({ red: of(false), green: of(true) }))
  process.exit(of(false).length > 0 ? 1 : 0)
`

/** Generated files that copy `source.txt`, as a writer does. */
function generated(files) {
  write('source.txt', 'new')
  for (const [file, text] of Object.entries(files)) write(file, text)
  const writers = Object.keys(files).map((file) => ({ name: file, files: [file], command: `cp source.txt ${file}` }))
  write(
    'generated.mjs',
    `import { tellGenerated } from ${JSON.stringify(join(here, 'tell-generated.mjs'))}
     process.exit(tellGenerated(${JSON.stringify(writers)}, '.') ? 0 : 1)`,
  )
}

const check = (names, repeat) =>
  checkAll({
    root,
    steps: names.map((name) => ({ name, minutes: 1, reports: 1, command: `node ${name}.mjs` })),
    patience: 1,
    latestEnd: 5,
    sightingsFile: join(root, 'flaky.jsonl'),
    repeat,
  })
const redIn = (report) =>
  /^RED \(\d+\):\n([\s\S]*)$/m
    .exec(report)[1]
    .split('\n')
    .filter((line) => /^ {2}\S/.test(line))

test('checkAll: three red suites and two stale files are told in one run, the stale ones first', async () => {
  generated({ 'routes.txt': 'old', 'tokens.txt': 'new', 'pages.txt': 'old' })
  write('domain.mjs', suite('domain', { 'rounds up': false, adds: true }))
  write('api.mjs', suite('api', { 'refuses strangers': false }))
  write('ui.mjs', suite('ui', { 'shows its focus': false }))
  const { report, isGreen } = await check(['generated', 'domain', 'api', 'ui'], ({ suite: name }) => `node ${name}.mjs`)
  assert.equal(isGreen, false)
  assert.deepEqual(redIn(report), [
    '  generated  routes.txt  is not up to date',
    '  generated  pages.txt  is not up to date',
    '  domain  src/domain.test.ts  rounds up',
    '  api  src/api.test.ts  refuses strangers',
    '  ui  src/ui.test.ts  shows its focus',
  ])
  assert.equal(readFileSync(join(root, '.check', 'report.txt'), 'utf8'), `${report}\n`)
  assert.equal(readFileSync(join(root, 'routes.txt'), 'utf8'), 'old')
})

test('checkAll: a suite that breaks down without a report, and one after it, are both told', async () => {
  write('broken.mjs', 'process.exit(3)')
  write('api.mjs', suite('api', { 'refuses strangers': false }))
  const { report } = await check(['broken', 'api'], () => 'node api.mjs')
  assert.deepEqual(redIn(report), [
    '  broken    broke down: see its output above',
    '  api  src/api.test.ts  refuses strangers',
  ])
})

test('checkAll: a test that passes at the second look is flaky and noted, and the run is green', async () => {
  write('domain.mjs', suite('domain', { 'rounds up': false, adds: true }))
  for (const args of [
    ['init', '--quiet'],
    ['commit', '--quiet', '--allow-empty', '--no-verify', '-m', 'Begin'],
  ])
    git(...args)
  const { report, isGreen } = await check(['domain'], () => 'node repeat.mjs')
  assert.equal(isGreen, true)
  assert.match(report, /FLAKY, red and then green alone \(1\):\n {2}domain {2}src\/domain.test.ts {2}rounds up/)
  assert.match(readFileSync(join(root, 'flaky.jsonl'), 'utf8'), /"test":"domain: src\/domain.test.ts > rounds up"/)
})

test('checkAll: a second run that does not reach the red test does not excuse it', async () => {
  write('domain.mjs', suite('domain', { 'rounds up': false, adds: true }))
  write('repeat.mjs', suite('domain', { adds: true }))
  const { report, isGreen } = await check(['domain'], () => 'node repeat.mjs')
  assert.equal(isGreen, false)
  assert.deepEqual(redIn(report), ['  domain  src/domain.test.ts  rounds up'])
})
