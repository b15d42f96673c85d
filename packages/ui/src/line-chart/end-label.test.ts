import { expect, test } from 'vitest'
import { endLabelY } from './end-label.ts'

const line = (...heights: number[]) => heights.map((y, index) => ({ x: 100 + index * 40, y }))

test('endLabelY: is above the end of a line that comes from below or from the side', () => {
  expect(endLabelY(line(180, 170, 160, 100), 212)).toBe(90)
  expect(endLabelY(line(120, 120, 120, 120), 212)).toBe(110)
})

test('endLabelY: is below the end of a falling line', () => {
  expect(endLabelY(line(60, 60, 60, 140), 212)).toBe(160)
})

test('endLabelY: is above the whole line when the line runs above and below, or when there is no room below', () => {
  expect(endLabelY(line(60, 60, 60, 205), 212)).toBe(50)
  expect(endLabelY(line(200, 200, 40, 140), 212)).toBe(30)
})
