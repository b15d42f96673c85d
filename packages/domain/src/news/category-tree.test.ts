import { expect, test } from 'vitest'
import { areWhereSeen, droppedPlaces, flattenTree, hasCycle, idsBelow, treeOf } from './category-tree.ts'

const row = (id: string, parentId: string | null = null) => ({ id, parentId })
const items = [row('a'), row('b'), row('c'), row('b1', 'b'), row('b2', 'b'), row('b11', 'b1')]

test('treeOf: children lie below their parents, in the given order', () => {
  const all = flattenTree(treeOf(items)).map(({ item, depth }) => `${depth}${item.id}`)
  expect(all).toEqual(['0a', '0b', '1b1', '2b11', '1b2', '0c'])
})

test('treeOf: an item whose parent is not among them is at the top', () => {
  expect(treeOf([row('x', 'elsewhere')])).toHaveLength(1)
})

test('[CAT-10] idsBelow: holds the item and everything below it', () => {
  expect([...idsBelow(items, 'b')]).toEqual(['b', 'b1', 'b2', 'b11'])
})

test('hasCycle: finds items that are inside themselves', () => {
  expect(hasCycle(items)).toBe(false)
  expect(hasCycle([row('a', 'b'), row('b', 'a'), row('c')])).toBe(true)
})

test('[CAT-06] droppedPlaces: items are put beside or into another, never into themselves', () => {
  const drop = (ids: string[], target: string, position: 'before' | 'after' | 'on') =>
    droppedPlaces(items, ids, { target, position })?.map((place) => `${place.parentId}/${place.id}`)
  expect(drop(['c'], 'a', 'before')).toEqual(['null/c', 'null/a', 'null/b'])
  expect(drop(['a'], 'b1', 'after')).toEqual(['b/b1', 'b/a', 'b/b2'])
  expect(drop(['b2'], 'b', 'on')).toEqual(['b/b1', 'b/b2'])
  expect(drop(['b1'], 'b', 'after')).toEqual(['null/a', 'null/b', 'null/b1', 'null/c'])
  expect(drop(['b'], 'b11', 'on')).toBeUndefined()
  expect(drop(['b'], 'b', 'before')).toBeUndefined()
})

test('[CAT-06] droppedPlaces: several items keep their order', () => {
  const places = droppedPlaces(items, ['b2', 'a'], { target: 'c', position: 'on' })
  expect(places).toEqual([
    { id: 'a', parentId: 'c', sortOrder: 0 },
    { id: 'b2', parentId: 'c', sortOrder: 1 },
  ])
})

test('areWhereSeen: an item that has another parent or place than its mover saw is not; without what was seen it is', () => {
  const stored = [{ id: 'a', parentId: null, sortOrder: 1 }]
  const isSeen = (from?: { parentId: string | null; sortOrder: number }) =>
    areWhereSeen(stored, [{ id: 'a', parentId: null, sortOrder: 0, from }])
  expect([isSeen(), isSeen({ parentId: null, sortOrder: 1 })]).toEqual([true, true])
  expect([isSeen({ parentId: null, sortOrder: 2 }), isSeen({ parentId: 'b', sortOrder: 1 })]).toEqual([false, false])
})
