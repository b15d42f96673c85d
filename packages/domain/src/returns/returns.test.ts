import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { damagedValidator, returnValidator, validateReturnNote, validateReturnParcel } from './return-forms.ts'
import { returnRefund } from './return-refund.ts'
import { mayRequestReturn, mayStepReturn, returnableUntil } from './return-rules.ts'
import {
  isReturnOpen,
  returnDueAt,
  returnExpiry,
  type ReturnStatus,
  returnStatuses,
  type ReturnStepName,
  returnSteps,
} from './return-status.ts'

const now = new Date('2026-11-26T03:00:00Z')
const day = 86_400_000
const buyer: Actor = { id: 'b', platformRole: 'CUSTOMER', tenantId: null, tenantRole: null }
const seller: Actor = { id: 's', platformRole: 'CUSTOMER', tenantId: 't', tenantRole: 'ADMIN' }
const admin: Actor = { id: 'a', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }
const one = (status: ReturnStatus) => ({ status, buyerId: 'b', tenantId: 't' })
const names = Object.keys(returnSteps) as ReturnStepName[]

test('returnSteps: every status but the last ones leads on, and no step leaves a last one', () => {
  const left = (status: ReturnStatus) =>
    names.filter((name) => (returnSteps[name].from as readonly ReturnStatus[]).includes(status)).length
  expect(returnStatuses.filter((status) => left(status) === 0)).toEqual(['REFUNDED', 'CANCELLED', 'CLOSED'])
  expect(returnStatuses.filter(isReturnOpen)).toEqual(returnStatuses.filter((status) => left(status) > 0))
})

test('returnExpiry: only statuses with a due day expire', () => {
  for (const status of Object.keys(returnExpiry) as ReturnStatus[]) expect(returnDueAt(status, now)).not.toBeNull()
})

test('returnDueAt: the shop has three days, whoever sends goods seven, and what has ended has none', () => {
  expect(returnDueAt('REQUESTED', now)).toEqual(new Date(now.getTime() + 3 * day))
  expect(returnDueAt('APPROVED', now)).toEqual(new Date(now.getTime() + 7 * day))
  expect(returnDueAt('REFUNDED', now)).toBeNull()
})

test('mayStepReturn: each side takes its own steps from their statuses', () => {
  const allowed = (actor: Actor, status: ReturnStatus) =>
    names.filter((name) => mayStepReturn(one(status), name, actor).allowed)
  expect(allowed(buyer, 'REQUESTED')).toEqual(['cancel'])
  expect(allowed(buyer, 'REJECTED')).toEqual(['cancel', 'escalate'])
  expect(allowed(buyer, 'APPROVED')).toEqual(['cancel', 'send'])
  expect(allowed(seller, 'REQUESTED')).toEqual(['approve', 'reject'])
  expect(allowed(seller, 'SENT')).toEqual(['receive'])
  expect(allowed(seller, 'REFUNDED')).toEqual([])
  expect(allowed(admin, 'ESCALATED')).toEqual(['uphold', 'refuse'])
})

test('mayStepReturn: says why not', () => {
  expect(mayStepReturn(one('SENT'), 'cancel', buyer)).toEqual({
    allowed: false,
    because: 'return.transition_not_allowed',
  })
  expect(mayStepReturn(one('REQUESTED'), 'cancel', seller)).toEqual({ allowed: false, because: 'return.not_yours' })
  const own = { ...one('REQUESTED'), buyerId: 's' }
  expect(mayStepReturn(own, 'approve', seller)).toEqual({ allowed: false, because: 'return.own_decision' })
})

test('mayRequestReturn: the days of the platform after the delivery, to the moment', () => {
  const order = { status: 'DELIVERED', paymentStatus: 'PAID', buyerId: 'b', tenantId: 't' } as const
  const until = returnableUntil({ deliveredAt: new Date(now.getTime() - 7 * day), remittedAt: null }, 7)
  expect(mayRequestReturn({ ...order, returnableUntil: until }, buyer, now)).toEqual({ allowed: true })
  const later = new Date(now.getTime() + 1)
  expect(mayRequestReturn({ ...order, returnableUntil: until }, buyer, later)).toMatchObject({
    because: 'return.not_returnable',
  })
  expect(
    mayRequestReturn(
      { ...order, returnableUntil: returnableUntil({ deliveredAt: null, remittedAt: null }, 7) },
      buyer,
      now,
    ).allowed,
  ).toBe(false)
  expect(mayRequestReturn({ ...order, status: 'SHIPPED', returnableUntil: until }, buyer, now).allowed).toBe(false)
})

const line = { id: 'l', quantity: 3, lineTotalInCents: 10_000, refundedQuantity: 0 }
const order = { lines: [line], shippingInCents: 2000, leftInCents: 12_000 }
const pick = (quantity: number) => [{ orderLineId: 'l', quantity }]

test('returnRefund: pieces add up to their line, however they come back', () => {
  const first = returnRefund(order, pick(1), 'CHANGED_MIND')
  const rest = returnRefund({ ...order, lines: [{ ...line, refundedQuantity: 1 }] }, pick(2), 'CHANGED_MIND')
  expect(first + rest).toBe(10_000)
  expect([first % 100, rest % 100]).toEqual([0, 0])
})

test("returnRefund: the delivery comes back only when it is the shop's fault and nothing stays", () => {
  expect(returnRefund(order, pick(3), 'DAMAGED')).toBe(12_000)
  expect(returnRefund(order, pick(3), 'CHANGED_MIND')).toBe(10_000)
  expect(returnRefund(order, pick(2), 'DAMAGED')).toBeLessThan(10_000)
  const last = { ...order, lines: [{ ...line, refundedQuantity: 2 }] }
  expect(returnRefund(last, pick(1), 'DAMAGED')).toBe(3300 + 2000)
})

test('returnRefund: never more than is left of the order', () => {
  expect(returnRefund({ ...order, leftInCents: 500 }, pick(3), 'DAMAGED')).toBe(500)
  expect(returnRefund({ ...order, leftInCents: 0 }, pick(3), 'DAMAGED')).toBe(0)
})

test('returnValidator: names the line that is unknown, doubled or too many', () => {
  const description = 'Bình bị nứt ở đáy'
  const validate = returnValidator(new Map([['l', 2]]))
  expect(validate({ description, lines: pick(2) })).toEqual([])
  expect(validate({ description, lines: [] })).toEqual([{ field: 'lines', code: 'too_few', params: { min: 1 } }])
  expect(validate({ description, lines: pick(3) })).toEqual([
    { field: 'lines.0.quantity', code: 'too_large', params: { max: 2 } },
  ])
  expect(validate({ description, lines: [...pick(1), ...pick(1)] })).toMatchObject([
    { field: 'lines.1.orderLineId', code: 'not_unique' },
  ])
  expect(validate({ description: 'Vỡ', lines: [{ orderLineId: 'x', quantity: 1 }] })).toMatchObject([
    { field: 'lines.0.orderLineId', code: 'not_in_list' },
    { field: 'description', code: 'too_short' },
  ])
})

test('damagedValidator: no more is broken than came back', () => {
  expect(damagedValidator(pick(2))({ damaged: pick(2) })).toEqual([])
  expect(damagedValidator(pick(2))({ damaged: pick(3) })).toMatchObject([{ code: 'too_large', params: { max: 2 } }])
})

test('validateReturnParcel: a code unless the shop fetches the goods', () => {
  expect(validateReturnParcel({ carrier: 'GHN', trackingCode: ' ' })).toMatchObject([{ code: 'required' }])
  expect(validateReturnParcel({ carrier: 'SHOP' })).toEqual([])
})

test('validateReturnNote: a refusal is explained', () => {
  expect(validateReturnNote({ note: '' })).toMatchObject([{ field: 'note', code: 'required' }])
  expect(validateReturnNote({ note: 'Hàng đã dùng' })).toEqual([])
})
