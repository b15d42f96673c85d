import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOfText, writings } from '../../tests/e2e/hostile/free-text.ts'
import { nowhere } from '../../tests/e2e/hostile/nowhere.ts'

test('nowhere: names each text once, and only texts that the contract still has', () => {
  const texts = new Set(
    [...writings].flatMap(([operation, { fields }]) => fields.map(({ name }) => nameOfText(operation, name))),
  )
  assert.deepEqual(
    nowhere.filter((name) => !texts.has(name)),
    [],
  )
  assert.equal(new Set(nowhere).size, nowhere.length)
})
