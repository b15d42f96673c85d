import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readResults } from './read-results.mjs'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-results-'))
after(() => rmSync(folder, { recursive: true }))
const write = (name, value) => writeFileSync(join(folder, name), JSON.stringify(value))

test('tests of Vitest and of Playwright are read alike, and a skipped one is not green', () => {
  const red = { suite: 'api', project: '', file: 'src/cart/cart.test.ts', title: 'adds', error: 'expected 1 to be 2' }
  const green = { suite: 'api', project: '', file: 'src/cart/cart.test.ts', title: 'removes' }
  write('api-1.json', { suite: 'api', count: 2, red: [red], green: [green] })
  const of = (status, message) => [{ projectName: 'vi', status, results: [{}, { error: { message } }] }]
  const specs = [
    {
      title: 'pays',
      file: 'journeys/checkout.spec.ts',
      tests: of('unexpected', '\u001B[31mError\u001B[39m: no button'),
    },
    { title: 'leaves', file: 'journeys/checkout.spec.ts', tests: of('expected') },
    { title: 'returns', file: 'journeys/checkout.spec.ts', tests: of('skipped') },
  ]
  write('e2e-journeys.json', {
    suites: [{ title: 'journeys/checkout.spec.ts', suites: [{ title: 'a buyer', specs }] }],
  })
  write('e2e-hostile.json', { suites: [], errors: [{ message: 'the site did not start' }] })
  const nothing = { project: '', file: '', title: 'outside of a test' }
  const checkout = { suite: 'e2e', project: 'vi', file: 'journeys/checkout.spec.ts' }
  const expected = [
    red,
    { suite: 'e2e', ...nothing, error: 'the site did not start' },
    { ...checkout, title: 'a buyer > pays', error: 'Error: no button' },
  ]
  const passed = [green, { ...checkout, title: 'a buyer > leaves' }]
  assert.deepEqual(readResults(folder), { red: expected, green: passed, reports: 3 })
})

test('a suite that wrote nothing has no tests', () =>
  assert.deepEqual(readResults(join(folder, 'nothing')), { red: [], green: [], reports: 0 }))
