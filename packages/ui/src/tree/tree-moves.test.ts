import { expect, test } from 'vitest'
import { branchIds, firstEntries, matchingEntries, pathOf, type TreeEntry } from './tree-entry.ts'
import { moveOfStep, topmost } from './tree-moves.ts'

const entry = (id: string, label: string, children: readonly TreeEntry[] = []): TreeEntry => ({ id, label, children })
const entries = [
  entry('fruit', 'Trái cây', [entry('mango', 'Xoài'), entry('orange', 'Cam', [entry('sanh', 'Cam sành')])]),
  entry('fish', 'Cá'),
  entry('boat', 'Đồ đi ghe'),
]
const labels = (found: readonly TreeEntry[]): string[] =>
  found.flatMap(({ label, children = [] }) => [label, ...labels(children)])

test('moveOfStep: a row goes beside its neighbours', () => {
  expect(moveOfStep(entries, 'fish', 'up')).toEqual({ ids: ['fish'], target: 'fruit', position: 'before' })
  expect(moveOfStep(entries, 'fish', 'down')).toEqual({ ids: ['fish'], target: 'boat', position: 'after' })
})

test('moveOfStep: a row goes into the one above it, and out beside its parent', () => {
  expect(moveOfStep(entries, 'fish', 'in')).toEqual({ ids: ['fish'], target: 'fruit', position: 'on' })
  expect(moveOfStep(entries, 'sanh', 'out')).toEqual({ ids: ['sanh'], target: 'orange', position: 'after' })
})

test('moveOfStep: there is nowhere to go beyond the ends', () => {
  expect(moveOfStep(entries, 'fruit', 'up')).toBeUndefined()
  expect(moveOfStep(entries, 'boat', 'down')).toBeUndefined()
  expect(moveOfStep(entries, 'mango', 'in')).toBeUndefined()
  expect(moveOfStep(entries, 'fish', 'out')).toBeUndefined()
})

test('topmost: a row that lies below another dragged one goes with it', () => {
  expect(topmost(entries, new Set(['sanh', 'boat', 'orange']))).toEqual(['orange', 'boat'])
})

test('matchingEntries: keeps what matches without diacritics, and what is above it', () => {
  expect(labels(matchingEntries(entries, 'cam sanh'))).toEqual(['Trái cây', 'Cam', 'Cam sành'])
})

test('matchingEntries: typed diacritics must match', () => {
  expect(labels(matchingEntries(entries, 'cá'))).toEqual(['Cá'])
})

test('pathOf: leads from the top to an entry', () => {
  expect(labels(pathOf(entries, 'mango').map(({ id, label }) => ({ id, label })))).toEqual(['Trái cây', 'Xoài'])
  expect(pathOf(entries, 'none')).toEqual([])
})

test('branchIds: names the entries with something below them', () => {
  expect(branchIds(entries)).toEqual(['fruit', 'orange'])
})

test('firstEntries: cuts a tree after so many rows that are seen', () => {
  expect(labels(firstEntries(entries, new Set(['fruit']), 2))).toEqual(['Trái cây', 'Xoài'])
  expect(firstEntries(entries, new Set(), 2).map(({ id }) => id)).toEqual(['fruit', 'fish'])
})
