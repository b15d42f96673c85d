// Plants rules and formats in a copy of the repository's structure and expects those that nothing shipped uses to be found.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'

const script = join(import.meta.dirname, 'check-unused-rules.mjs')
let house

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'chonoi-rules-'))
})
afterEach(() => rmSync(house, { recursive: true, force: true }))

/** Writes files of a repository, and returns what the script finds in it. */
function foundIn(files) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(house, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const { stderr, status } = spawnSync(process.execPath, [script, house], { encoding: 'utf8' })
  const found = [...stderr.matchAll(/^(\S+): (\w+) is used/gm)].map(([, file, name]) => `${file} ${name}`)
  assert.equal(status, found.length > 0 ? 1 : 0, stderr)
  return found
}

const rule = 'packages/domain/src/orders/rule.ts'
const index = { 'packages/domain/src/index.ts': "export { mayShip } from './orders/rule.ts'\n" }
const shipping = { ...index, [rule]: 'export const mayShip = (at) => at > 0\n' }
const importing = "import { mayShip } from '@chonoi/domain'\n\nmayShip(1)\n"

for (const [where, file] of [
  ['a test of the rule', 'packages/domain/src/orders/rule.test.ts'],
  ['a test of a screen', 'packages/features/src/orders/orders-screen.alive.test.tsx'],
  ['a story', 'packages/features/src/orders/orders-screen.stories.tsx'],
  ['the demo data', 'apps/api/src/seed/plan/plan-orders.ts'],
  ['a test of the API', 'apps/api/test/races/races.test.ts'],
]) {
  test(`a rule that only ${where} imports is refused`, () => {
    assert.deepEqual(foundIn({ ...shipping, [file]: importing }), [`${rule} mayShip`])
  })
}

for (const file of [
  'packages/features/src/orders/ship-button.tsx',
  'apps/api/src/modules/orders/ship-order.ts',
  'apps/web/server/main.ts',
]) {
  test(`a rule that ${file} imports is used`, () => {
    assert.deepEqual(foundIn({ ...shipping, [file]: importing }), [])
  })
}

test('a rule that a used rule needs is used, one that an unused rule needs is not', () => {
  const shipped = {
    [rule]: "import { isDay } from './day.ts'\n\nexport function mayShip(at) {\n  return isDay(at)\n}\n",
  }
  const day = { 'packages/domain/src/orders/day.ts': 'export const isDay = (at) => at > 6\n' }
  const verb = { 'apps/api/src/modules/orders/ship-order.ts': importing }
  assert.deepEqual(foundIn({ ...index, ...shipped, ...day, ...verb }), [])
  rmSync(join(house, 'apps'), { recursive: true })
  assert.deepEqual(foundIn({}).toSorted(), ['packages/domain/src/orders/day.ts isDay', `${rule} mayShip`])
})

test('a rule that a comment names is not used', () => {
  const verb = { 'apps/api/src/modules/orders/ship-order.ts': "import { isDay } from '@chonoi/domain'\n" }
  const day = '/** Not mayShip. */\nexport const isDay = 7 // nor mayShip\n'
  assert.deepEqual(foundIn({ ...shipping, ...verb, 'packages/domain/src/orders/day.ts': day }), [`${rule} mayShip`])
})

test('a rule that is kept for a reason is not refused, one without a reason is', () => {
  const kept = (reason) => ({ [rule]: `// unshipped: ${reason}\nexport const mayShip = (at) => at > 0\n` })
  assert.deepEqual(foundIn({ ...index, ...kept('the next version reads it') }), [])
  assert.deepEqual(foundIn(kept('')), [`${rule} mayShip`])
})

test('a type needs no user', () => {
  assert.deepEqual(foundIn({ [rule]: 'export type Order = { id: string }\nexport interface Line {}\n' }), [])
})

test('a format that nothing shows is refused; the hook of formats shows some', () => {
  const formats = 'packages/i18n/src/formats/quantities.ts'
  const react = { 'packages/i18n/src/react.tsx': "import { formatCount } from './formats/quantities.ts'\n" }
  const text = 'export const formatCount = String\n\nexport const formatSize = String\n'
  assert.deepEqual(foundIn({ ...react, [formats]: text }), [`${formats} formatSize`])
})
