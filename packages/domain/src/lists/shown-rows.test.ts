import { expect, test } from 'vitest'
import { shownRange } from './shown-rows.ts'

test('shownRange: the shown rows are counted from 1', () => {
  expect(shownRange({ page: 3, limit: 20, total: 41 })).toEqual({ from: 41, to: 41 })
  expect(shownRange({ page: 1, limit: 20, total: 0 })).toEqual({ from: 0, to: 0 })
})
