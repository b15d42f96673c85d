import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, 3, 'bcda'],
])('from %d to %d', (from, to, expected) => {
  expect(moveItem([...'abcd'], from, to).join('')).toBe(expected)
})
