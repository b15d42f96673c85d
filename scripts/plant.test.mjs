import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { steps } from './check/steps.mjs'
import { faults } from './plant/faults.mjs'
import { isCaught, plantFault } from './plant/plant-fault.mjs'

const root = join(import.meta.dirname, '..')
const read = (file) => readFileSync(join(root, file), 'utf8')

for (const { name, file, find, replace } of faults)
  test(`faults: ${name} can be planted, because its text stands once in its file`, () => {
    assert.equal(read(file).split(find).length - 1, 1)
    assert.notEqual(find, replace)
  })

test('faults: each has a name of its own and a suite of npm test', () => {
  assert.equal(new Set(faults.map(({ name }) => name)).size, faults.length)
  const suites = new Set(steps.map(({ name }) => name))
  assert.deepEqual(
    faults.filter(({ suite }) => !suites.has(suite)),
    [],
  )
})

test('faults: docs/testing.md says in which ring each kind is caught', () => {
  const rows = read('docs/testing.md')
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
  for (const { name, kind, suite, ring } of faults)
    assert.deepEqual(
      rows.find((cells) => cells[1] === kind)?.slice(2, 5),
      [`\`${name}\``, suite, ring === 'full' ? 'full' : 'usual'],
      kind,
    )
})

test('plantFault: changes one place and puts it back; refuses a text that is not there or not alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-plant-'))
  const file = join(folder, 'rule.ts')
  writeFileSync(file, 'a + b + b')
  const plant = (find) => plantFault(folder, { name: 'rule', file: 'rule.ts', find, replace: '$&c' })
  const takeOut = plant('a')
  assert.equal(readFileSync(file, 'utf8'), '$&c + b + b')
  takeOut()
  assert.equal(readFileSync(file, 'utf8'), 'a + b + b')
  assert.throws(() => plant('b'), /does not stand once in rule\.ts/)
  assert.throws(() => plant('d'), /does not stand once in rule\.ts/)
  rmSync(folder, { recursive: true })
})

test('isCaught: a command that fails and names the test; a suite that does not start catches nothing', () => {
  const fault = { tells: 'money adds up' }
  assert.equal(isCaught(fault, { isGreen: false, output: 'FAIL money \u001B[31madds up\u001B[39m' }), true)
  assert.equal(isCaught(fault, { isGreen: false, output: 'Cannot find package' }), false)
  assert.equal(isCaught(fault, { isGreen: true, output: 'money adds up' }), false)
})
