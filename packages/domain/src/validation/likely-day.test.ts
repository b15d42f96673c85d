import { expect, test } from 'vitest'
import { validateInvoice } from '../invoices/invoice-form.ts'
import { likelyDay } from './likely-day.ts'
import { shipmentValidator } from './shipment-form.ts'

test.each(['2000-01-01', '2026-11-29', '2026-11-29T08:30', '2100-12-31'])('likelyDay: %s is meant', (day) => {
  expect(likelyDay(day)).toBeNull()
})

test.each(['0026-11-01', '1999-12-31', '2101-01-01', '9999-12-31', '+012026-01-01', '2026-13-01', 'mai'])(
  'likelyDay: %s is a typing error',
  (day) => {
    expect(likelyDay(day)).toEqual({ code: 'date.invalid' })
  },
)

test('validateInvoice: refuses a day of the year 26, beside the field', () => {
  const items = [{ name: 'Bình gốm', quantity: 1, unitPriceInCents: 10_000_000 }]
  expect(validateInvoice({ items, dueDate: '2026-11-01' })).toEqual([])
  expect(validateInvoice({ items, dueDate: '0026-11-01' })).toEqual([{ field: 'dueDate', code: 'date.invalid' }])
})

test('shipmentValidator: refuses a day of the year 9999', () => {
  const check = shipmentValidator(new Date('2026-11-29T00:00:00Z'))
  expect(check({ carrier: 'SHOP', expectedOn: '9999-12-31' })).toEqual([{ field: 'expectedOn', code: 'date.invalid' }])
})
