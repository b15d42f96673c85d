import { expect, test } from 'vitest'
import { type HandoverFacts, handoverValidator, mayCloseHandover, mayHandOver, runsHandover } from './shop-handover.ts'

const at = { status: 'ACTIVE', isActive: true, isExamined: false } as const
const facts: HandoverFacts = {
  shop: { approvalStatus: 'APPROVED', isActive: true, isPlatform: false, hasOpenWithdrawals: false },
  sender: { ...at, role: 'ADMIN' },
  receiver: { ...at, role: 'SELLER' },
}
const because = (change: Partial<HandoverFacts>) => {
  const decision = mayHandOver({ ...facts, ...change })
  return decision.allowed ? null : decision.because
}

test('mayHandOver: an administrator hands an open shop over to a seller or another administrator', () => {
  expect(because({})).toBeNull()
  expect(because({ receiver: { ...at, role: 'ADMIN' } })).toBeNull()
})

test.each([
  ['suspended', { approvalStatus: 'SUSPENDED', isActive: false }],
  ['waiting for its approval', { approvalStatus: 'PENDING' }],
  ['switched off', { isActive: false }],
  ['the platform', { isPlatform: true }],
] as const)('mayHandOver: not what is %s', (_, shop) => {
  expect(because({ shop: { ...facts.shop, ...shop } })).toBe('handover.shop_not_open')
})

test.each([
  ['nobody', null],
  ['a customer of the shop', { ...at, role: 'CUSTOMER' }],
  ['somebody who left', { ...at, role: 'SELLER', status: 'LEFT' }],
  ['a suspended member', { ...at, role: 'ADMIN', status: 'SUSPENDED' }],
  ['a closed account', { ...at, role: 'ADMIN', isActive: false }],
] as const)('mayHandOver: not to %s', (_, receiver) => {
  expect(because({ receiver })).toBe('handover.receiver_unfit')
})

test('mayHandOver: not by somebody who no longer administers the shop', () => {
  expect(because({ sender: { ...at, role: 'SELLER' } })).toBe('handover.sender_unfit')
})

test.each(['sender', 'receiver'] as const)('mayHandOver: not while the %s is being examined', (side) => {
  const member = { ...at, role: 'ADMIN', isExamined: true } as const
  expect(because({ [side]: member })).toBe('handover.verification_open')
})

test('mayHandOver: not while money of the shop is on its way', () => {
  expect(because({ shop: { ...facts.shop, hasOpenWithdrawals: true } })).toBe('handover.withdrawals_open')
})

test.each([
  ['PENDING', 1, null],
  ['PENDING', 0, 'handover.expired'],
  ['CANCELLED', 1, 'handover.not_open'],
  ['ACCEPTED', 0, 'handover.not_open'],
] as const)('mayCloseHandover: %s with %i ms left', (status, left, expected) => {
  const now = new Date('2026-11-27T08:00:00Z')
  const decision = mayCloseHandover({ status, expiresAt: new Date(now.getTime() + left) }, now)
  expect(decision.allowed ? null : decision.because).toBe(expected)
})

test('handoverValidator: asks for the receiver, the password, and the code where it is needed', () => {
  const fields = handoverValidator(true)({ receiverId: '', password: '' }).map(({ field }) => field)
  expect(fields).toEqual(['receiverId', 'password', 'code'])
})

test.each([
  ['its sender', { id: 'sender', tenantId: null, tenantRole: null }, true],
  ['an administrator of the shop', { id: 'other', tenantId: 'shop', tenantRole: 'ADMIN' }, true],
  ['a seller of the shop', { id: 'other', tenantId: 'shop', tenantRole: 'SELLER' }, false],
  ['an administrator of another shop', { id: 'other', tenantId: 'elsewhere', tenantRole: 'ADMIN' }, false],
] as const)('runsHandover: %s', (_, actor, expected) => {
  expect(runsHandover({ senderId: 'sender', tenantId: 'shop' }, actor)).toBe(expected)
})
