import type { ManagedUser } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { undoOfBulk } from './undo-bulk.ts'

const user = (id: string, isActive: boolean) => ({ id, isActive }) as ManagedUser
const before = [user('a', true), user('b', false), user('c', true)]
const results = [
  { id: 'a', success: true, code: null },
  { id: 'b', success: true, code: null },
  { id: 'c', success: false, code: 'article.not_found' as const },
]

test('taking back a bulk change touches only the accounts that it changed', () => {
  expect(undoOfBulk({ action: 'DEACTIVATE' }, before, { results })).toEqual({ ids: ['a'], action: 'ACTIVATE' })
  expect(undoOfBulk({ action: 'ACTIVATE' }, before, { results })).toEqual({ ids: ['b'], action: 'DEACTIVATE' })
})

test('what has no opposite, or changed nothing, is not taken back', () => {
  expect(undoOfBulk({ action: 'DELETE' }, before, { results })).toBeUndefined()
  expect(undoOfBulk({ action: 'ACTIVATE' }, [user('a', true)], { results })).toBeUndefined()
})
