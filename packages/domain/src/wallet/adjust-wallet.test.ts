import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { maxDailyCreditInCents, mayAdjustWallet, validateWalletAdjustment } from './adjust-wallet.ts'

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
