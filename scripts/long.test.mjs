// Tests the figures of the long forms and their table.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresIn, formsAmong, withRows } from './long/record.mjs'

const page = `# Page

<!-- long forms: written by npm run test:long -->

| package | last run   | minutes | outcome | figures |
| ------- | ---------- | ------- | ------- | ------- |
| api     | 2026-01-01 | 9.0     | passed  | old     |
| web     | 2026-01-01 | 8.0     | passed  | kept    |

<!-- end of long forms -->

The rest.
`
const row = { name: 'api', date: '2026-02-02', minutes: 1.25, outcome: 'FAILED', figures: 'a | b' }

test('figures: the marked lines first, then the tests of every runner', () => {
  const output = [
    '@chonoi/web:test:long: \u001b[2m[figures] crash: 200 kills\u001b[22m',
    '@chonoi/web:test:long: \u001b[2m      Tests \u001b[22m \u001b[1m1 failed\u001b[22m | \u001b[1m4 passed\u001b[22m (5)',
    '@chonoi/web:test:long: \u001b[2m Test Files \u001b[22m 1 failed | 2 passed (3)',
    '@chonoi/e2e:test:long:   93 passed (3.4m)',
  ].join('\n')
  assert.equal(figuresIn(output), 'crash: 200 kills; 97 tests passed, 1 failed')
})

test("a package's row is replaced; other rows and the rest of the page are unchanged", () => {
  const written = withRows(page, [row])
  assert.match(written, /\| api \| 2026-02-02 \| 1\.3 \| FAILED \| a \/ b \|/)
  assert.match(written, /\| web +\| 2026-01-01 \| 8\.0/)
  assert.ok(!written.includes('old') && written.startsWith('# Page\n') && written.endsWith('\nThe rest.\n'))
})

test('writing twice has the same result', () =>
  assert.equal(withRows(withRows(page, [row]), [row]), withRows(page, [row])))

test('a page without the markers is refused', () => assert.throws(() => withRows('# Page', [row]), /has no line/))

test('long forms: every package, the named ones, or one of a package that has it', () => {
  const packages = [
    { name: 'api', command: 'pnpm run races && pnpm run fuzz' },
    { name: 'web', command: 'for suite in crash pooler; do pnpm run $suite; done' },
  ]
  const names = (...wanted) => formsAmong(packages, wanted).map(({ name }) => name)
  assert.deepEqual(names(), ['api', 'web'])
  assert.deepEqual(names('web'), ['web'])
  assert.deepEqual(names('web:pooler', 'api:fuzz', 'web:fuzz', 'ui'), ['web:pooler', 'api:fuzz'])
  assert.deepEqual(formsAmong(packages, ['web:pooler']), [
    { name: 'web:pooler', filter: '@chonoi/web', script: 'pooler' },
  ])
})
