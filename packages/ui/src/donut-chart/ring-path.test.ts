import { expect, test } from 'vitest'
import { ringPath } from './ring-path.ts'

test('ringPath: begins at the top and goes clockwise', () => {
  expect(ringPath(0, 0.25)).toBe('M80.00 4.00A76 76 0 0 1 156.00 80.00L130.00 80.00A50 50 0 0 0 80.00 30.00Z')
})

test('ringPath: takes the long way round for more than half', () => {
  expect(ringPath(0, 0.75)).toContain('A76 76 0 1 1 4.00 80.00')
})

test('ringPath: draws the whole as two halves, and nothing for nothing', () => {
  expect(ringPath(0, 1).match(/M/g)).toHaveLength(2)
  expect(ringPath(0.4, 0.4)).toBe('')
})
