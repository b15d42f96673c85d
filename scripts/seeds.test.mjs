import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawSeeds, seedsOf } from './seeds.ts'

test('seedsOf: the same in every run, but for those of the environment', () => {
  assert.deepEqual(seedsOf({}), seedsOf({ FUZZ_SEED: '' }))
  assert.deepEqual(seedsOf({ FUZZ_SEED: '4711', HOME: '/root' }), { ...seedsOf({}), FUZZ_SEED: '4711' })
})

test('drawSeeds: new ones in each run, but for those of the environment', () => {
  const drawn = drawSeeds({ CRASH_SEED: '4711' })
  assert.deepEqual(Object.keys(drawn), Object.keys(seedsOf({})))
  assert.equal(drawn.CRASH_SEED, '4711')
  assert.notDeepEqual(drawn, drawSeeds({ CRASH_SEED: '4711' }))
  for (const seed of Object.values(drawn)) assert.match(seed, /^\d+$/)
})
