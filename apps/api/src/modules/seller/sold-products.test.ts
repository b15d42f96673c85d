import { expect, test } from 'vitest'
import { foldShopFigures } from '../../jobs/fold-shop-figures.ts'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

const fold = () => foldShopFigures({ database: server.api.database, ports: server.api.ports })

/** What products of a shop, or of all, sold: the lines of the orders one by one. */
async function soldByLines(shop: string | null, first: string, last: string) {
  const { rows } = await server.owner.query(
    `select l.product_id as "productId", sum(l.quantity)::integer as "unitCount",
       sum(kept_of_line(l.line_total_in_cents, o.total_in_cents, o.refunded_in_cents))::bigint as "revenueInCents"
     from order_lines l join orders o on o.id = l.order_id
     where o.payment_status in ('PAID', 'PARTIALLY_REFUNDED') and vietnam_day(o.created_at) between $2 and $3
       and ($1::uuid is null or o.tenant_id = $1)
     group by 1 order by 3 desc, 1`,
    [shop, first, last],
  )
  return rows
}

test('[SELLER-01] [ROUTE-84] products of days, of months and of both hold what their orders do, folded or not', async () => {
  const shops = [(await arrangeShop(server)).id, (await arrangeShop(server)).id]
  const products = await Promise.all(shops.flatMap((shop) => [1, 2].map(() => arrangeProduct(server, { shop }))))
  const buyer = await arrangePerson(server)
  const clients = await Promise.all(
    shops.map(async (shop) => server.client((await arrangePerson(server, { shop })).token)),
  )
  const platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const set = (id: string, status: string, refunded = 0) =>
    server.owner.query('update orders set payment_status = $2, refunded_in_cents = $3 where id = $1', [
      ...[id, status, refunded],
    ])
  const ids: string[] = []
  // Every five days from the tenth of January, each product in turn, each time at another price.
  for (let step = 0; step < 24; step++) {
    const product = products[step % 4]
    if (!product) continue
    const order = { buyer, product, price: 1_000_000 + step * 10_000, quantity: 1 + (step % 3) }
    const { id } = await arrangeOrderOf(server, { ...order, status: 'PENDING', paymentStatus: 'PENDING' })
    const at = `update orders set created_at = timestamptz '2026-01-10T01:00:00+07:00' + $2 * interval '5 days' where id = $1`
    await server.owner.query(at, [id, step])
    await set(id, 'PAID')
    if (step % 2 === 0) await fold()
    ids.push(id)
  }
  const changes: (() => Promise<unknown>)[] = [
    () => Promise.resolve(),
    ...[fold, () => set(ids[6] ?? '', 'REFUNDED'), () => set(ids[9] ?? '', 'PAID', 300_000), fold],
  ]
  for (const change of changes) {
    await change()
    for (const [startDate, endDate] of [
      ['2026-01-01', '2026-12-31'],
      ['2026-01-15', '2026-04-10'],
      ['2026-02-01', '2026-02-28'],
      ['2026-02-10', '2026-02-20'],
      ['2026-02-10', '2026-03-31'],
    ] as const) {
      const query = { startDate, endDate }
      for (const [index, client] of clients.entries()) {
        const { data } = await client.GET('/auth/seller/analytics', { params: { query } })
        const sold = data?.topProducts.map(({ productId, unitCount, revenueInCents }) => ({
          ...{ productId, unitCount, revenueInCents },
        }))
        expect(sold, `${startDate} to ${endDate}`).toEqual(await soldByLines(shops[index] ?? '', startDate, endDate))
      }
      const { data } = await platform.GET('/admin/analytics', { params: { query } })
      expect(data?.topProducts).toMatchObject(await soldByLines(null, startDate, endDate))
    }
  }
})
