import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exceptionNames } from '../../tests/bench/src/components/budgets.ts'
import { readComponentCosts } from '../../tests/bench/src/components/component-costs.ts'
import { componentNames } from '../../tests/bench/src/components/component-list.ts'

test('component budgets: what was measured, and what may cost more, are components of the kit', () => {
  const known = new Set(componentNames)
  assert.deepEqual(
    [...Object.keys(readComponentCosts()), ...exceptionNames].filter((name) => !known.has(name)),
    [],
  )
})
