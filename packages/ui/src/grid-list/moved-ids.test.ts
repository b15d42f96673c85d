import { expect, test } from 'vitest'
import { idsMovedTo } from './moved-ids.ts'

const ids = ['a', 'b', 'c', 'd']

test('idsMovedTo: puts one before or after another', () => {
  expect(idsMovedTo(ids, ['d'], 'b', false)).toEqual(['a', 'd', 'b', 'c'])
  expect(idsMovedTo(ids, ['a'], 'c', true)).toEqual(['b', 'c', 'a', 'd'])
})

test('idsMovedTo: keeps the order of several', () => {
  expect(idsMovedTo(ids, ['d', 'a'], 'b', true)).toEqual(['b', 'a', 'd', 'c'])
})

test('idsMovedTo: changes nothing when the target is among those that move', () => {
  expect(idsMovedTo(ids, ['a', 'b'], 'b', true)).toEqual(ids)
})
