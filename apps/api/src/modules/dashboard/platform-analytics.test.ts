import { vietnamDate } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangeBuyerOf, arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useOneDay } from '../../../test/testing/one-day.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
useOneDay()
const price = 10_000_000

async function analytics(query: object = {}) {
  const client = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const { data, error } = await client.GET('/admin/analytics', { params: { query } })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

test('[ROUTE-84] getPlatformAnalytics: adds up the shops by day, and counts each buyer once', async () => {
  const before = await analytics({ period: '7d' })
  const [first, second] = [await arrangeShop(server), await arrangeShop(server)]
  const product = await arrangeProduct(server, { shop: first.id, price, stock: 10 })
  const other = await arrangeProduct(server, { shop: second.id, price, stock: 10 })
  for (const one of [product, product, other]) await (await arrangeBuyerOf(server, one)).order(price)
  await server.client().POST('/shop-visits', { body: { tenantId: first.id } })
  const { figures, days, previousDays, topShops, endDate } = await analytics({ period: '7d' })
  expect(figures.revenueInCents - before.figures.revenueInCents).toBe(3 * price)
  expect(figures.orderCount - before.figures.orderCount).toBe(3)
  expect(figures.activeBuyers - before.figures.activeBuyers).toBe(3)
  expect(figures.newShops - before.figures.newShops).toBe(2)
  expect(figures.newUsers - before.figures.newUsers).toBeGreaterThanOrEqual(3)
  expect(figures.visits - before.figures.visits).toBe(1)
  expect(figures.conversionPercent).toBe(Math.round((figures.orderCount * 1000) / figures.visits) / 10)
  expect(endDate).toBe(vietnamDate(new Date()))
  expect([days.length, previousDays.length]).toEqual([7, 7])
  expect(days.at(-1)?.orderCount).toBe((before.days.at(-1)?.orderCount ?? 0) + 3)
  expect(topShops).toContainEqual(
    expect.objectContaining({ tenantId: first.id, orderCount: 2, revenueInCents: 2 * price }),
  )
})

test('getPlatformAnalytics: two orders of one person are one buyer', async () => {
  const before = (await analytics()).figures
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: 10 })
  const buyer = await arrangePerson(server)
  await arrangeOrderOf(server, { buyer, product })
  await arrangeOrderOf(server, { buyer, product })
  const after = (await analytics()).figures
  expect(after.activeBuyers - before.activeBuyers).toBe(1)
})

test('getPlatformAnalytics: takes days, and refuses half a range', async () => {
  const { days, previousDays, figures } = await analytics({ startDate: '2026-02-27', endDate: '2026-03-01' })
  expect(days.map(({ date }) => date)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(previousDays.map(({ date }) => date)).toEqual(['2026-02-24', '2026-02-25', '2026-02-26'])
  expect(figures).toMatchObject({ orderCount: 0, averageOrderInCents: 0, conversionPercent: null })
  await expect(analytics({ startDate: '2026-02-27' })).rejects.toThrow('endDate')
})

test('getPlatformAnalytics: compares the first day that can be asked for with the day before', async () => {
  const { previousDays } = await analytics({ startDate: '2000-01-01', endDate: '2000-01-01' })
  expect(previousDays.map(({ date }) => date)).toEqual(['1999-12-31'])
})

test('getPlatformAnalytics: administrators of a shop may not', async () => {
  const owner = await arrangePerson(server, { shop: (await arrangeShop(server)).id, shopRole: 'ADMIN' })
  expect((await server.client(owner.token).GET('/admin/analytics')).error?.status).toBe(403)
})

test('getPlatformAnalytics: who bought before the period is returning, and categories are compared with it', async () => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: 10 })
  const before = (await analytics({ period: '7d' })).figures
  const [fresh, faithful] = [await arrangePerson(server), await arrangePerson(server)]
  await arrangeOrderOf(server, { buyer: fresh, product })
  const { id } = await arrangeOrderOf(server, { buyer: faithful, product, paymentStatus: 'PENDING' })
  await server.owner.query(`update orders set created_at = now() - interval '8 days' where id = $1`, [id])
  await server.owner.query(`update orders set payment_status = 'PAID' where id = $1`, [id])
  await arrangeOrderOf(server, { buyer: faithful, product })
  const { figures, topCategories } = await analytics({ period: '7d' })
  expect(figures.newBuyers - before.newBuyers).toBe(1)
  expect(figures.returningBuyers - before.returningBuyers).toBe(1)
  expect(figures.newBuyers + figures.returningBuyers).toBe(figures.activeBuyers)
  expect(topCategories.length).toBeGreaterThan(0)
  expect(Object.keys(topCategories[0] ?? {})).toEqual(expect.arrayContaining(['categoryId', 'revenueBeforeInCents']))
})
