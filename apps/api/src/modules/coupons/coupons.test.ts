import type { BodyOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
const tet: Omit<BodyOf<'createCoupon'>, 'code'> = {
  ...{ discountType: 'PERCENTAGE', discountValue: 10, validUntil: '2099-01-01T00:00:00.000Z' },
}

test('[ADM-CPN-11, ADM-CPN-18, ADM-CPN-21] createCoupon: stores the code in capitals, and the defaults', async () => {
  const { data } = await (await arrangeAdmin()).POST('/coupons', { body: { ...tet, code: ' xuan2027 ' } })
  expect(data).toMatchObject({
    ...{ code: 'XUAN2027', tenantId: null, minimumAmount: 0, isActive: true, applicableToAll: true },
    ...{ usageLimit: null, perUserLimit: null, usageCount: 0 },
    status: { isExpired: false, isExhausted: false, remainingUses: null },
  })
})

test('createCoupon: a taken code is refused, in whichever case', async () => {
  const client = await arrangeAdmin()
  await client.POST('/coupons', { body: { ...tet, code: 'MOTLAN' } })
  const { error } = await client.POST('/coupons', { body: { ...tet, code: 'motlan' } })
  expect(error?.code).toBe('coupon.code_taken')
})

test('[ADM-CPN-13, ADM-CPN-15] createCoupon: names every wrong field', async () => {
  const { error } = await (await arrangeAdmin()).POST('/coupons', {
    body: { ...tet, code: 'SAI', discountValue: 101, validFrom: '2099-01-01T00:00:00.000Z' },
  })
  expect(error?.fields?.map(({ path, code }) => [path, code])).toEqual([
    ['discountValue', 'coupon.percent_too_large'],
    ['validUntil', 'coupon.end_before_start'],
  ])
})

test('[ADM-CPN-19] listCoupons: filters and finds by code and description, ten to a page', async () => {
  const client = await arrangeAdmin()
  await client.POST('/coupons', { body: { ...tet, code: 'TAMNGHI', description: 'Đang nghỉ', isActive: false } })
  const paused = await client.GET('/coupons', { params: { query: { search: 'dang nghi', isActive: false } } })
  expect(paused.data?.data.map(({ code }) => code)).toEqual(['TAMNGHI'])
  expect(paused.data?.pagination.limit).toBe(10)
  const expired = await client.GET('/coupons', { params: { query: { search: 'tamnghi', isExpired: true } } })
  expect(expired.data?.data).toEqual([])
})

test('[ADM-CPN-01] getCouponStatistics: a paused coupon counts, but not as active', async () => {
  const client = await arrangeAdmin()
  const before = await client.GET('/coupons/admin/statistics')
  await client.POST('/coupons', { body: { ...tet, code: 'THEMMOT' } })
  await client.POST('/coupons', { body: { ...tet, code: 'THEMHAI', isActive: false } })
  const { data } = await client.GET('/coupons/admin/statistics')
  expect(data?.totalCoupons).toBe((before.data?.totalCoupons ?? 0) + 2)
  expect(data?.activeCoupons).toBe((before.data?.activeCoupons ?? 0) + 1)
})

test('listCoupons: customers may not', async () => {
  const { error } = await server.client((await arrangePerson(server)).token).GET('/coupons')
  expect(error?.status).toBe(403)
})
