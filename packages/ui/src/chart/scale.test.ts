import { expect, test } from 'vitest'
import { linePath, niceTicks, scaleLinear } from './scale.ts'

test('scaleLinear: maps a middle value to the middle', () => {
  expect(scaleLinear([0, 10], [100, 0])(5)).toBe(50)
})

test('scaleLinear: maps equal values to the middle', () => {
  expect(scaleLinear([7, 7], [0, 20])(7)).toBe(10)
})

test('ticks are even, round and reach the largest value', () => {
  expect(niceTicks(87)).toEqual([0, 25, 50, 75, 100])
  expect(niceTicks(1_234_567)).toEqual([0, 500_000, 1_000_000, 1_500_000])
})

test('niceTicks: an empty chart still has an axis', () => {
  expect(niceTicks(0)).toEqual([0, 1])
})

test('linePath: begins with a move and continues with lines', () => {
  expect(
    linePath([
      { x: 0, y: 1 },
      { x: 2, y: 3 },
    ]),
  ).toBe('M0.0 1.0L2.0 3.0')
})
