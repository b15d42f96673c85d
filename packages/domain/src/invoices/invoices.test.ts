import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { invoicePaymentValidator, validateInvoice } from './invoice-form.ts'
import {
  mayAnnotateInvoice,
  mayDecideInvoice,
  mayEditInvoice,
  mayInvoiceOrder,
  mayPayInvoice,
  maySendInvoice,
} from './invoice-rules.ts'
import { invoiceStatuses, isInvoiceOverdue, statusOfPayments } from './invoice-status.ts'
import { invoiceTotals } from './invoice-totals.ts'

const seller: Actor = { id: 'seller', platformRole: 'CUSTOMER', tenantId: 'shop', tenantRole: 'SELLER' }
const customer: Actor = { id: 'customer', platformRole: 'CUSTOMER', tenantId: null, tenantRole: null }
const statusesWhere = (may: (status: (typeof invoiceStatuses)[number]) => { allowed: boolean }) =>
  invoiceStatuses.filter((status) => may(status).allowed)

test('[INV-01] an invoice: issued from a draft, cancelled before a payment, edited as a draft, paid while open', () => {
  const facts = (status: (typeof invoiceStatuses)[number]) => ({ status, tenantId: 'shop' })
  expect(statusesWhere((status) => mayDecideInvoice(facts(status), 'ISSUED', seller))).toEqual(['DRAFT'])
  expect(statusesWhere((status) => mayDecideInvoice(facts(status), 'CANCELLED', seller))).toEqual(['ISSUED'])
  expect(statusesWhere((status) => mayEditInvoice(facts(status), seller))).toEqual(['DRAFT'])
  expect(statusesWhere((status) => mayPayInvoice(facts(status), seller))).toEqual(['ISSUED', 'PARTIALLY_PAID'])
  expect(statusesWhere((status) => mayAnnotateInvoice(facts(status), seller))).toEqual([
    'DRAFT',
    'ISSUED',
    'PARTIALLY_PAID',
  ])
  expect(statusesWhere((status) => maySendInvoice(facts(status), seller))).toEqual(['ISSUED', 'PARTIALLY_PAID', 'PAID'])
  expect(mayEditInvoice(facts('DRAFT'), customer)).toEqual({ allowed: false, because: 'auth.foreign_tenant' })
})

test('mayInvoiceOrder: refuses orders that were cancelled or refunded', () => {
  expect(mayInvoiceOrder({ tenantId: 'shop', status: 'DELIVERED' }, seller).allowed).toBe(true)
  expect(mayInvoiceOrder({ tenantId: 'shop', status: 'CANCELLED' }, seller)).toEqual({
    allowed: false,
    because: 'invoice.order_void',
  })
})

test('statusOfPayments: follows what was paid', () => {
  expect([statusOfPayments(300, 0), statusOfPayments(300, 100), statusOfPayments(300, 300)]).toEqual([
    'ISSUED',
    'PARTIALLY_PAID',
    'PAID',
  ])
  expect(statusOfPayments(0, 0)).toBe('PAID')
})

test('isInvoiceOverdue: open after its due day', () => {
  expect(isInvoiceOverdue('ISSUED', '2026-11-24', '2026-11-25')).toBe(true)
  expect(isInvoiceOverdue('ISSUED', '2026-11-25', '2026-11-25')).toBe(false)
  expect(isInvoiceOverdue('PAID', '2026-11-24', '2026-11-25')).toBe(false)
  expect(isInvoiceOverdue('ISSUED', null, '2026-11-25')).toBe(false)
})

test('invoiceTotals: subtotal less the discounts of the lines', () => {
  const lines = [
    { quantity: 3, unitPriceInCents: 10_000 },
    { quantity: 1, unitPriceInCents: 5_000, discountInCents: 1_000 },
  ]
  expect(invoiceTotals(lines)).toEqual({ subtotalInCents: 35_000, discountInCents: 1_000, totalInCents: 34_000 })
})

test('validateInvoice: names each wrong field', () => {
  expect(validateInvoice({ items: [] })).toEqual([{ field: 'items', code: 'required' }])
  const item = { name: '', quantity: 0, unitPriceInCents: null, discountInCents: 100 }
  expect(validateInvoice({ items: [item] }).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'items.0.name required',
    'items.0.quantity too_small',
    'items.0.unitPriceInCents amount.invalid',
    'items.0.discountInCents amount.too_large',
  ])
  const huge = Array.from({ length: 100 }, () => ({
    name: 'A',
    quantity: 100_000,
    unitPriceInCents: 10_000_000_000_000,
  }))
  expect(validateInvoice({ items: huge })[0]).toMatchObject({ field: 'items', code: 'amount.too_large' })
})

test('invoicePaymentValidator: at most what is open', () => {
  const codes = (amountInCents: number) =>
    invoicePaymentValidator(30_000)({ amountInCents, method: 'CASH' }).map(({ code }) => code)
  expect([codes(30_000), codes(30_100), codes(0)]).toEqual([[], ['amount.too_large'], ['amount.too_small']])
})
