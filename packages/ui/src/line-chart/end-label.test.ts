import { expect, test } from 'vitest'
import { endLabelY, spreadEnds } from './end-label.ts'

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

test('spreadEnds: keeps ends that are far apart, and moves those apart that are close', () => {
  expect(spreadEnds([40, 100], 212)).toEqual([40, 100])
  expect(spreadEnds([100, 100, 40], 212)).toEqual([100, 114, 40])
})

test('spreadEnds: writes nothing below the axis', () => {
  expect(spreadEnds([212, 212], 212)).toEqual([198, 212])
})
