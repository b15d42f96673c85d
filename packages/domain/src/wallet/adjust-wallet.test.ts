import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import {
  maxDailyCreditInCents,
  mayAdjustWallet,
  mayDecideAdjustment,
  needsSecondPerson,
  validateAdjustmentRefusal,
  validateWalletAdjustment,
} from './adjust-wallet.ts'

const admin: Actor = { id: 'admin', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }
const shopAdmin: Actor = { id: 'shop', platformRole: 'CUSTOMER', tenantId: 'shop', tenantRole: 'ADMIN' }
const codesOf = (form: Parameters<typeof validateWalletAdjustment>[0]) =>
  validateWalletAdjustment(form).map(({ field, code }) => `${field}: ${code}`)

test("[WAL-07] mayAdjustWallet: platform administrators adjust others' wallets, never their own", () => {
  expect(mayAdjustWallet('somebody', admin)).toEqual({ allowed: true })
  expect(mayAdjustWallet('admin', admin)).toEqual({ allowed: false, because: 'wallet.own_adjustment' })
  expect(mayAdjustWallet('somebody', shopAdmin).allowed).toBe(false)
})

test('validateWalletAdjustment: a bonus adds, a penalty takes away, an adjustment does either', () => {
  const reason = 'Đền đơn giao chậm'
  expect(codesOf({ type: 'WALLET_ADJUSTMENT', amountInCents: -100, reason })).toEqual([])
  expect(codesOf({ type: 'WALLET_BONUS', amountInCents: 100, reason })).toEqual([])
  expect(codesOf({ type: 'WALLET_PENALTY', amountInCents: -100, reason })).toEqual([])
  expect(codesOf({ type: 'WALLET_BONUS', amountInCents: -100, reason })).toEqual([
    'amountInCents: amount.must_be_positive',
  ])
  expect(codesOf({ type: 'WALLET_PENALTY', amountInCents: 100, reason })).toEqual([
    'amountInCents: amount.must_be_negative',
  ])
})

test.each([0, null, 150, Number.MAX_SAFE_INTEGER])(
  'validateWalletAdjustment: refuses the amount %s',
  (amountInCents) => {
    expect(codesOf({ type: 'WALLET_ADJUSTMENT', amountInCents, reason: 'Sửa sai' })).toEqual([
      'amountInCents: amount.invalid',
    ])
  },
)

test('validateWalletAdjustment: needs a reason of 3 to 200 characters', () => {
  const codes = (reason: string) => codesOf({ type: 'WALLET_ADJUSTMENT', amountInCents: 100, reason })
  expect([codes('  '), codes('ab'), codes('x'.repeat(201))]).toEqual([
    ['reason: required'],
    ['reason: too_short'],
    ['reason: too_long'],
  ])
})

test('validateWalletAdjustment: credits at most what a day allows; a debit is bounded by the balance alone', () => {
  const codes = (amountInCents: number) => codesOf({ type: 'WALLET_ADJUSTMENT', amountInCents, reason: 'Sửa sai' })
  expect(codes(maxDailyCreditInCents)).toEqual([])
  expect(codes(maxDailyCreditInCents + 100)).toEqual(['amountInCents: amount.too_large'])
  expect(codes(-maxDailyCreditInCents - 100)).toEqual([])
})

test('mayDecideAdjustment: another administrator decides, once, and never about their own wallet', () => {
  const waiting = { userId: 'somebody', requestedBy: 'colleague', status: 'PENDING' } as const
  expect(mayDecideAdjustment(waiting, admin)).toEqual({ allowed: true })
  const because = (change: object, actor = admin) => mayDecideAdjustment({ ...waiting, ...change }, actor)
  expect(because({ requestedBy: 'admin' })).toEqual({ allowed: false, because: 'wallet.own_request' })
  expect(because({ userId: 'admin' })).toEqual({ allowed: false, because: 'wallet.own_adjustment' })
  expect(because({ status: 'APPROVED' })).toEqual({ allowed: false, because: 'wallet.adjustment_decided' })
  expect(because({}, shopAdmin).allowed).toBe(false)
})

test('needsSecondPerson: credits count with those of the day, debits by themselves', () => {
  expect([needsSecondPerson(500, 0, 500), needsSecondPerson(600, 0, 500)]).toEqual([false, true])
  expect([needsSecondPerson(200, 300, 500), needsSecondPerson(300, 300, 500)]).toEqual([false, true])
  expect([needsSecondPerson(-500, 300, 500), needsSecondPerson(-600, 0, 500)]).toEqual([false, true])
})

test('validateAdjustmentRefusal: needs a note of 3 to 200 characters', () => {
  expect(validateAdjustmentRefusal({ note: 'Sai người' })).toEqual([])
  expect(validateAdjustmentRefusal({ note: ' ' })).toMatchObject([{ field: 'note', code: 'required' }])
})
