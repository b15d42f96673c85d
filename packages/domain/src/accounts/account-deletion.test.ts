import { expect, test } from 'vitest'
import { accountDeletionValidator, accountErasedAt, mayDeleteAccount, nextErasureAt } from './account-deletion.ts'

test('mayDeleteAccount: nothing may be open, and one request is enough', () => {
  expect(mayDeleteAccount({ isLeaving: false, obstacles: 0 })).toEqual({ allowed: true })
  expect(mayDeleteAccount({ isLeaving: false, obstacles: 1 })).toMatchObject({ because: 'account.deletion_blocked' })
  expect(mayDeleteAccount({ isLeaving: true, obstacles: 0 })).toMatchObject({ because: 'account.leaving' })
})

test('an account waits for two weeks, and another one when something is open again', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  expect(accountErasedAt(now)).toEqual(new Date('2026-12-10T12:00:00Z'))
  expect(nextErasureAt(now)).toEqual(new Date('2026-12-03T12:00:00Z'))
})

test('accountDeletionValidator: the password always, the code where two-factor authentication is on', () => {
  expect(accountDeletionValidator(false)({ password: '' })).toEqual([{ field: 'password', code: 'required' }])
  expect(accountDeletionValidator(false)({ password: 'x' })).toEqual([])
  expect(accountDeletionValidator(true)({ password: 'x', code: ' ' })).toEqual([{ field: 'code', code: 'required' }])
})
