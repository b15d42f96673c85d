import type { Coupon } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { changedFields } from '../forms/edited-row.ts'
import { copiedFields, newFields, storedFields, toBody, validateFields } from './coupon-fields.ts'

const coupon: Coupon = {
  ...{ id: 'c1', tenantId: null, tenantName: null, code: 'TET10', description: null, discountType: 'PERCENTAGE' },
  ...{ discountValue: 10, minimumAmount: 0, usageLimit: null, perUserLimit: 1, isActive: true, applicableToAll: true },
  ...{ validFrom: '2027-01-01T03:00:00.000Z', validUntil: '2027-01-31T05:00:00.000Z', productIds: [], categoryIds: [] },
  ...{ usageCount: 0, createdAt: '2026-12-01T00:00:00.000Z' },
  status: { isExpired: true, isExhausted: false, remainingUses: null, daysUntilExpiry: 0 },
}

test('[ADM-CPN-18] a new coupon starts today in Vietnam, in percent, without a minimum, switched on', () => {
  expect(newFields(new Date('2026-11-26T18:00:00Z'))).toMatchObject({
    ...{ firstDay: '2026-11-27', lastDay: '', discountType: 'PERCENTAGE', minimumAmount: 0, isActive: true },
  })
})

test('the last day is valid to its end', () => {
  const fields = { ...storedFields(coupon), firstDay: '2027-01-01', lastDay: '2027-01-31' }
  expect(toBody(fields)).toMatchObject({
    ...{ validFrom: '2026-12-31T17:00:00.000Z', validUntil: '2027-01-31T17:00:00.000Z' },
  })
})

test('[ADM-CPN-15] a last day that is the first day is refused', () => {
  const fields = { ...storedFields(coupon), firstDay: '2027-01-31' }
  expect(validateFields(0)(fields)).toEqual([{ field: 'validUntil', code: 'coupon.end_before_start' }])
})

test('an edit leaves unchanged days out, so that they keep their time', () => {
  const stored = storedFields(coupon)
  const changes = (fields: typeof stored) => changedFields(toBody(stored), toBody(fields))
  expect(changes({ ...stored, description: 'Tết' })).toEqual({ description: 'Tết' })
  expect(changes({ ...stored, lastDay: '2027-02-28' })).toEqual({ validUntil: '2027-02-28T17:00:00.000Z' })
})

test('a copy of a coupon that is over asks for a code and a new last day', () => {
  expect(copiedFields(coupon, new Date('2027-03-01T00:00:00Z'))).toMatchObject({
    ...{ code: '', discountValue: 10, firstDay: '2027-03-01', lastDay: '' },
  })
})
