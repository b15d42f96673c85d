import { expect, test } from 'vitest'
import { droppedPlaces, flattenTree, hasCycle, idsBelow, movedPlaces, treeOf } from './category-tree.ts'

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

test('[CAT-06] movedPlaces: an item moves among its siblings, not beyond their ends', () => {
  expect(movedPlaces(items, 'b', 'up')?.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  expect(movedPlaces(items, 'b', 'down')?.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  expect(movedPlaces(items, 'a', 'up')).toBeNull()
  expect(movedPlaces(items, 'c', 'down')).toBeNull()
})

test('[CAT-06] movedPlaces: an item moves below the one before it, and out again', () => {
  expect(movedPlaces(items, 'c', 'in')).toEqual([
    { id: 'b1', parentId: 'b', sortOrder: 0 },
    { id: 'b2', parentId: 'b', sortOrder: 1 },
    { id: 'c', parentId: 'b', sortOrder: 2 },
  ])
  expect(movedPlaces(items, 'b1', 'out')?.map(({ id, parentId }) => [id, parentId])).toEqual([
    ['a', null],
    ['b', null],
    ['b1', null],
    ['c', null],
  ])
  expect(movedPlaces(items, 'a', 'in')).toBeNull()
  expect(movedPlaces(items, 'a', 'out')).toBeNull()
})

test('[CAT-06] droppedPlaces: an item is dropped beside or into another, never into itself', () => {
  const drop = (id: string, target: string, position: 'before' | 'after' | 'on') =>
    droppedPlaces(items, id, { target, position })?.map((place) => `${place.parentId}/${place.id}`)
  expect(drop('c', 'a', 'before')).toEqual(['null/c', 'null/a', 'null/b'])
  expect(drop('a', 'b1', 'after')).toEqual(['b/b1', 'b/a', 'b/b2'])
  expect(drop('b2', 'b', 'on')).toEqual(['b/b1', 'b/b2'])
  expect(drop('b', 'b11', 'on')).toBeUndefined()
})
