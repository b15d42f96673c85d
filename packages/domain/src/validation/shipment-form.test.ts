import { expect, test } from 'vitest'
import { shipmentValidator } from './shipment-form.ts'

/** 23:30 on 21 November in Ho Chi Minh. */
const check = shipmentValidator(new Date('2026-11-21T16:30:00Z'))

test('shipmentValidator: a carrier needs a tracking code, a shop that brings the goods itself has none', () => {
  expect(check({ carrier: 'GHN', trackingCode: ' ' })).toEqual([{ field: 'trackingCode', code: 'required' }])
  expect(check({ carrier: 'GHN', trackingCode: 'GHN123' })).toEqual([])
  expect(check({ carrier: 'SHOP' })).toEqual([])
})

test('shipmentValidator: goods arrive today at the earliest', () => {
  expect(check({ carrier: 'SHOP', expectedOn: '2026-11-20' })).toEqual([{ field: 'expectedOn', code: 'date.in_past' }])
  expect(check({ carrier: 'SHOP', expectedOn: '2026-11-21' })).toEqual([])
  expect(check({ carrier: 'SHOP', expectedOn: 'tomorrow' })).toEqual([{ field: 'expectedOn', code: 'date.invalid' }])
})

test('shipmentValidator: a note has at most 500 characters', () => {
  expect(check({ carrier: 'SHOP', note: 'x'.repeat(501) })).toEqual([
    { field: 'note', code: 'too_long', params: { max: 500 } },
  ])
})
