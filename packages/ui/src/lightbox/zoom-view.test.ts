import { expect, test } from 'vitest'
import { fittedSize, keptInside, maxScale, scaledAbout, wholePicture } from './zoom-view.ts'

const stage = { width: 400, height: 800 }
const picture = { width: 400, height: 400 }

test('scaledAbout: the point under the pointer stays where it is', () => {
  const before = { scale: 2, x: 30, y: -20 }
  const point = { x: 100, y: 50 }
  const after = scaledAbout(before, 3, point)
  const seenAt = (view: typeof before) => [(point.x - view.x) / view.scale, (point.y - view.y) / view.scale]
  expect(seenAt(after)).toEqual(seenAt(before))
})

test.each([
  [0.2, 1],
  [9, maxScale],
])('scaledAbout: a scale of %d becomes %d', (wanted, scale) => {
  expect(scaledAbout(wholePicture, wanted, { x: 0, y: 0 }).scale).toBe(scale)
})

test('keptInside: a picture is moved until its edge meets the edge of the stage', () => {
  expect(keptInside({ scale: 3, x: 900, y: -900 }, picture, stage)).toEqual({ scale: 3, x: 400, y: -200 })
})

test('keptInside: a picture smaller than the stage stays in the middle of that direction', () => {
  expect(keptInside({ scale: 1.5, x: 0, y: 90 }, picture, stage)).toEqual({ scale: 1.5, x: 0, y: 0 })
})

test('keptInside: the whole picture is not moved', () => {
  expect(keptInside({ scale: 1, x: 12, y: 5 }, picture, stage)).toEqual(wholePicture)
})

test.each([
  ['a wide one', { width: 1200, height: 600 }, { width: 400, height: 200 }],
  ['a tall one', { width: 300, height: 1200 }, { width: 200, height: 800 }],
  ['one that is not loaded', { width: 0, height: 0 }, stage],
])('fittedSize: %s', (_, size, fitted) => {
  expect(fittedSize(size, stage)).toEqual(fitted)
})
