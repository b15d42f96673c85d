import { expect, test } from 'vitest'
import { movesBack, movesOf } from './article-moves.ts'

const draft = { id: 'a', status: 'DRAFT' } as const
const published = { id: 'b', status: 'PUBLISHED' } as const
const archived = { id: 'c', status: 'ARCHIVED' } as const

test('an article moves to any status but its own', () => {
  expect(movesOf(draft)).toEqual(['publish', 'archive'])
  expect(movesOf(published)).toEqual(['draft', 'archive'])
})

test('a move is taken back by one call for each status that there was', () => {
  expect(movesBack([draft, published, archived], 'archive')).toEqual([
    { articleIds: ['b'], action: 'publish' },
    { articleIds: ['a'], action: 'draft' },
  ])
})

test('articles that had the status before stay as they are', () => {
  expect(movesBack([published], 'publish')).toEqual([])
})
