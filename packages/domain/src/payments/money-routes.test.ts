import { expect, test } from 'vitest'
import { collectorOf, moneyCollectors, moneyRouteOf, moneyRoutes } from './money-routes.ts'
import { paymentMethods } from './payment-methods.ts'

const routes = paymentMethods.flatMap((method) =>
  moneyCollectors.flatMap((collectedBy) => {
    const route = moneyRoutes[method][collectedBy]
    return route ? [{ method, collectedBy, route }] : []
  }),
)

test('moneyRoutes: the word of a shop makes no money that the marketplace pays out', () => {
  const byShops = routes.filter(({ route }) => route.confirmedBy === 'SHOP')
  expect(byShops.map(({ method }) => method)).toContain('CASH_ON_DELIVERY')
  for (const { route, ...money } of byShops)
    expect([money, route.settledAs, route.refundsTo]).toEqual([money, 'COMMISSION_DEBT', ['SOURCE']])
})

test('moneyRoutes: what a shop collects is confirmed by the shop alone, and nothing else is', () => {
  for (const { route, ...money } of routes)
    expect([money, route.confirmedBy === 'SHOP']).toEqual([money, money.collectedBy === 'SHOP'])
})

test('moneyRoutes: a refund to the source has somebody who makes it', () => {
  for (const { route, ...money } of routes)
    expect([money, route.refundedBy !== null]).toEqual([money, route.refundsTo.includes('SOURCE')])
})

test('moneyRouteOf: no cash comes to the platform', () => {
  expect(() => moneyRouteOf({ method: 'CASH_ON_DELIVERY', collectedBy: 'PLATFORM' })).toThrow('no money comes')
})

test('moneyRoutes: the cash of a carrier is the platform’s once its remittance is confirmed', () => {
  expect(moneyRouteOf({ method: 'CASH_ON_DELIVERY', collectedBy: 'CARRIER' })).toEqual({
    ...{ source: 'CASH', confirmedBy: 'REMITTANCE', settledAs: 'PAYABLE', refundsTo: ['WALLET'], refundedBy: null },
  })
  expect(() => moneyRouteOf({ method: 'MOMO', collectedBy: 'CARRIER' })).toThrow('no money comes')
})

test('collectorOf: cash is the shop’s before it is collected; a provider’s payment only once the shop captured it', () => {
  const order = { isCollectedByShop: false, carrierId: null }
  const cash = { ...order, paymentMethod: 'CASH_ON_DELIVERY' } as const
  const momo = { ...order, paymentMethod: 'MOMO' } as const
  expect(collectorOf(cash)).toBe('SHOP')
  expect([collectorOf(momo), collectorOf({ ...momo, isCollectedByShop: true })]).toEqual(['PLATFORM', 'SHOP'])
})

test('collectorOf: a carrier collects the cash of what it ships, unless the shop has it already', () => {
  const order = { isCollectedByShop: false, carrierId: 'carrier' }
  expect(collectorOf({ ...order, paymentMethod: 'CASH_ON_DELIVERY' })).toBe('CARRIER')
  expect(collectorOf({ ...order, paymentMethod: 'CASH_ON_DELIVERY', isCollectedByShop: true })).toBe('SHOP')
  expect(collectorOf({ ...order, paymentMethod: 'MOMO' })).toBe('PLATFORM')
})
