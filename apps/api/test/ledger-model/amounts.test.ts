import { moneyRoutes, orderTotals } from '@chonoi/domain'
import { expect, test, vi } from 'vitest'
import { type Command, isProvider, providerMethods, type Two } from './commands.ts'
import { Market } from './market.ts'
import { MarketModel } from './market-model.ts'
import { useMarkets } from './markets-stage.ts'

vi.setConfig({ testTimeout: 120_000 })
const stage = useMarkets()

/** A way of payment: who collects it, and the shop that has it so. */
interface Way {
  method: (Command & { do: 'buy' })['method']
  collector: 'PLATFORM' | 'SHOP' | 'CARRIER'
  shop: Two
}

const ways: readonly Way[] = [
  { method: 'WALLET', collector: 'PLATFORM', shop: 0 },
  ...providerMethods.flatMap((method): Way[] => [
    { method, collector: 'PLATFORM', shop: 0 },
    { method, collector: 'SHOP', shop: 1 },
  ]),
  { method: 'VIETQR', collector: 'PLATFORM', shop: 0 },
  { method: 'BANK_TRANSFER', collector: 'PLATFORM', shop: 0 },
  { method: 'MANUAL_DEPOSIT', collector: 'PLATFORM', shop: 0 },
  { method: 'CASH_ON_DELIVERY', collector: 'SHOP', shop: 0 },
  { method: 'CASH_ON_DELIVERY', collector: 'CARRIER', shop: 0 },
]

/** From the cart to the money's release. */
function storyOf({ method, collector, shop }: Way): Command[] {
  // A coupon of the platform is paid by the platform, which then collects the order's money.
  const coupon = collector === 'PLATFORM' ? 'platformTenth' : null
  const buy: Command = { do: 'buy', buyer: 0, pieces: shop === 0 ? [2, 0] : [0, 2], coupon, method }
  const move = (to: 'CONFIRMED' | 'DELIVERED'): Command => ({ do: 'moveOrder', at: 0, to })
  const pay: Command[] = [
    { do: 'pay', at: 0, method },
    method === 'MANUAL_DEPOSIT' ? { do: 'confirmTransfer', at: 0 } : { do: 'bringMoney', at: 0, telling: 'none' },
  ]
  const isPaidNow = isProvider(method) || ['VIETQR', 'BANK_TRANSFER', 'MANUAL_DEPOSIT'].includes(method)
  return [
    { do: 'askDeposit', buyer: 0, thousands: 4_000, method: 'BANK_TRANSFER' },
    { do: 'acceptDeposit', at: 0 },
    buy,
    ...(isPaidNow ? pay : []),
    ...(collector === 'CARRIER'
      ? [move('CONFIRMED'), { do: 'carry', at: 0 } as const, move('DELIVERED'), { do: 'remit', at: 0 } as const]
      : [{ do: 'deliver', at: 0 } as const]),
    { do: 'confirmReceipt', at: 0 },
  ]
}

test('every way of payment and collector of the table is looked at', () => {
  const known = Object.entries(moneyRoutes).flatMap(([method, by]) => Object.keys(by).map((one) => `${method} ${one}`))
  expect(ways.map(({ method, collector }) => `${method} ${collector}`).toSorted()).toEqual(known.toSorted())
})

test.each(ways)('an order paid by $method to the $collector has the same amounts for everybody', async (way) => {
  const transfer = way.method === 'VIETQR' ? 'VIETQR' : 'BANK_TRANSFER'
  const [market, model] = [await Market.open(stage, transfer), new MarketModel(transfer)]
  for (const wanted of storyOf(way)) {
    const command = model.resolve(wanted)
    expect(await market.run(command), JSON.stringify(command)).toBe(model.apply(command))
  }
  const { buyers, shops, platforms, listed, managed, payment, invoice } = await market.told(0)
  if (!buyers || !shops || !platforms) throw new Error('nobody is told of the order')
  const figures = await market.figures()

  // The total, wherever it is read, is made of the lines.
  const total = buyers.totalInCents
  const lines = buyers.items.reduce((sum, { priceInCents, quantity }) => sum + priceInCents * quantity, 0)
  expect({
    ...{ shop: shops.totalInCents, platform: platforms.totalInCents, invoice: invoice?.totalInCents },
    ...{ listed: listed?.totalInCents, managed: managed?.totalInCents },
    lines: lines - buyers.discountInCents + buyers.shippingInCents,
  }).toEqual({ shop: total, platform: total, invoice: total, listed: total, managed: total, lines: total })

  // What was paid, and its fee: in the order, its payment and its invoice.
  const told = Object.fromEntries(orderTotals(buyers).map(({ name, cents }) => [name, cents]))
  const fee = payment?.feeInCents ?? 0
  expect({ ...{ paid: told.paid, fee: told.fee ?? 0, invoiced: invoice?.paidInCents } }).toEqual({
    ...{ paid: payment?.amountInCents ?? total, fee, invoiced: total },
  })
  expect(told.paid).toBe(total + fee)

  // What the shop gets and the platform keeps, in the order and in the books.
  expect(shops.share).toEqual(platforms.share)
  const { commissionInCents, payableInCents, promotionInCents } = shops.share
  expect(payableInCents).toBe(total + promotionInCents - commissionInCents)
  const isOwn = way.collector === 'SHOP'
  const { promotions, platformFees, commission, payable, fees } = figures
  expect({
    promotions,
    platformFees,
    commission: commission[way.shop],
    payable: payable[way.shop],
    owed: fees[way.shop],
  }).toEqual({
    promotions: 0 - promotionInCents,
    platformFees: isOwn ? 0 : fee,
    commission: commissionInCents,
    payable: isOwn ? 0 : payableInCents,
    owed: isOwn ? -commissionInCents : 0,
  })
})
