import { expect, test } from 'vitest'
import { indexesInSight, placeRows } from './row-places.ts'

const ids = Array.from({ length: 10_000 }, (_, index) => `row ${index}`)
const asExpected = new Map<string, number>()

test('row places: stacks rows of equal height', () => {
  const places = placeRows(ids, 40, asExpected)
  expect(places.startOf(0)).toBe(0)
  expect(places.startOf(10_000)).toBe(400_000)
  expect([0, 39, 40, 399_999, 400_000, -5].map(places.indexAt)).toEqual([0, 0, 1, 9_999, 9_999, 0])
})

test('row places: a higher row moves only the rows below it', () => {
  const places = placeRows(ids, 40, new Map([['row 2', 100]]))
  expect([1, 2, 3, 4, 10_000].map(places.startOf)).toEqual([40, 80, 180, 220, 400_060])
  expect([79, 80, 179, 180, 400_059, 900_000, -5].map(places.indexAt)).toEqual([1, 2, 2, 3, 9_999, 9_999, 0])
})

test('row places: renders the visible rows, one more at the top, and a few around them when scrolled', () => {
  const places = placeRows(ids, 40, asExpected)
  const at = (top: number) => indexesInSight(places, ids.length, { top, height: 400, focused: undefined })
  expect(at(0)).toEqual(Array.from({ length: 12 }, (_, index) => index))
  expect(at(4000)).toEqual(Array.from({ length: 19 }, (_, index) => 96 + index))
  expect(at(399_600).at(-1)).toBe(9_999)
})

test('row places: shows the last rows when the list becomes shorter than the scroll position', () => {
  const few = ids.slice(0, 120)
  const drawn = indexesInSight(placeRows(few, 40, asExpected), 120, { top: 300_000, height: 400, focused: undefined })
  expect(drawn).toEqual([115, 116, 117, 118, 119])
})

test('row places: always renders the focused row, once, in order', () => {
  const places = placeRows(ids, 40, asExpected)
  const at = (focused: number) => indexesInSight(places, ids.length, { top: 4000, height: 400, focused })
  expect(at(3)[0]).toBe(3)
  expect(at(9000).at(-1)).toBe(9000)
  expect(at(100)).toHaveLength(19)
  expect(at(10_000)).toHaveLength(19)
})
