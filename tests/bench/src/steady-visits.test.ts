import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitUntilSteady } from './steady-visits.ts'

/** Simulates visits with these drifts. */
const drifting = (...drifts: number[]) => {
  const left = drifts.values()
  return async () => ({ drift: left.next().value ?? Number.NaN })
}
const driftsOf = (visits: readonly { drift: number }[]) => visits.map(({ drift }) => drift)

void test('stops once five visits were steady', async () => {
  const { counted, steady, made } = await visitUntilSteady(drifting(0.1, 0.5, 0.15, 0.02, 0.03, 0.04, 0.01))
  assert.deepEqual(driftsOf(counted), [0.02, 0.03, 0.04, 0.1, 0.15])
  assert.deepEqual([steady, made], [5, 6])
})

void test('after ten visits without five steady ones the steadiest count, and the number is reported', async () => {
  const { counted, steady, made } = await visitUntilSteady(drifting(0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.16, 0.1))
  assert.deepEqual(driftsOf(counted), [0.1, 0.16, 0.2, 0.3, 0.4])
  assert.deepEqual([steady, made], [1, 10])
})
