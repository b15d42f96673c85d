import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenBudgets, budgetOf } from './budgets.ts'
import { readComponentCosts } from './component-costs.ts'

const costs = readComponentCosts()

void test('the last measurement is within every budget', () => {
  assert.deepEqual(brokenBudgets(costs), [])
})

void test('a figure above its budget is reported', () => {
  const { scriptKb, mountMs } = budgetOf('button')
  assert.deepEqual(brokenBudgets({ button: { scriptKb: scriptKb + 1, styleKb: 0, mountMs: mountMs + 1 } }), [
    `button: ${scriptKb + 1} KB of script, at most ${scriptKb}`,
    `button: ${mountMs + 1} ms to mount, at most ${mountMs}`,
  ])
})

void test('the kit was measured', () => {
  assert.ok(Object.keys(costs).length > 80)
})
