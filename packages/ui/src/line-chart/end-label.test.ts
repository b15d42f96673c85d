import { expect, test } from 'vitest'
import { endLabelY } from './end-label.ts'

const line = (...heights: number[]) => heights.map((y, index) => ({ x: 100 + index * 40, y }))

test('the words stand above the end of a line that comes from below or from the side', () => {
  expect(endLabelY(line(180, 170, 160, 100), 212)).toBe(90)
  expect(endLabelY(line(120, 120, 120, 120), 212)).toBe(110)
})

test('the words stand below the end of a line that comes down to it', () => {
  expect(endLabelY(line(60, 60, 60, 140), 212)).toBe(160)
})

test('where the line runs above and below, or there is no room below, the words stand above all of it', () => {
  expect(endLabelY(line(60, 60, 60, 205), 212)).toBe(50)
  expect(endLabelY(line(200, 200, 40, 140), 212)).toBe(30)
})
