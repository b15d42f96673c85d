import { expect, test } from 'vitest'
import { foldShopFigures } from '../../jobs/fold-shop-figures.ts'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { type ArrangedPerson, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const dayBefore = '2026-03-01'
const dayAfter = '2026-03-31'

async function arrangeSeller() {
  const shop = (await arrangeShop(server)).id
  const admin = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  return { shop, client: server.client(admin.token), product: await arrangeProduct(server, { shop }) }
}
type Seller = Awaited<ReturnType<typeof arrangeSeller>>

const fold = () => foldShopFigures({ database: server.api.database, ports: server.api.ports })

/** An unpaid order, placed so many hours after the first of March in Ho Chi Minh. */
async function arrangeUnpaid({ product }: Seller, buyer: ArrangedPerson, hours: number): Promise<string> {
  const { id } = await arrangeOrderOf(server, { buyer, product, status: 'PENDING', paymentStatus: 'PENDING' })
  await server.owner.query(
    `update orders set created_at = timestamptz '2026-03-01T00:00:00+07:00' + $2 * interval '1 hour' where id = $1`,
    [id, hours],
  )
  return id
}

const setStatus = (id: string, status: string) =>
  server.owner.query('update orders set payment_status = $2 where id = $1', [id, status])

/** Of a shop, or of all, from the orders one by one. */
async function countedOneByOne(shop: string | null, first: string, last: string) {
  const { rows } = await server.owner.query<{ buyers: number; newBuyers: number }>(
    `with paid as (
       select buyer_id, vietnam_day(created_at) as day from orders
       where payment_status in ('PAID', 'PARTIALLY_REFUNDED') and ($1::uuid is null or tenant_id = $1))
     select count(distinct buyer_id)::integer as buyers,
       (count(distinct buyer_id) filter (where buyer_id not in (select buyer_id from paid where day < $2)))::integer as "newBuyers"
     from paid where day between $2 and $3`,
    [shop, first, last],
  )
  return rows[0] ?? { buyers: -1, newBuyers: -1 }
}

async function customersOf({ client }: Seller, dateFrom: string, dateTo: string) {
  const { data } = await client.GET('/tenants/analytics', { params: { query: { dateFrom, dateTo } } })
  return data?.customers
}

async function buyersOfAll(startDate: string, endDate: string) {
  const client = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const { data } = await client.GET('/admin/analytics', { params: { query: { startDate, endDate } } })
  return data
}

/** The same numbers in each run, from 0 up to the limit. */
function numbersFrom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`

test('[TEN-05] [ROUTE-84] different buyers of any days are those whom the orders hold one by one', async () => {
  const next = numbersFrom(7)
  const sellers = [await arrangeSeller(), await arrangeSeller()]
  const buyers = [await arrangePerson(server), await arrangePerson(server), await arrangePerson(server)]
  buyers.push(await arrangePerson(server), await arrangePerson(server))
  const ids: string[] = []
  for (let order = 0; order < 60; order++) {
    const [seller, buyer] = [sellers[next(2)], buyers[next(5)]]
    if (seller && buyer) ids.push(await arrangeUnpaid(seller, buyer, next(24 * 30)))
  }
  const states = ['PAID', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'PENDING']
  for (let round = 0; round < 4; round++) {
    // Two connections, so that orders of one person are paid and refunded at the same time.
    await Promise.all(ids.filter(() => next(3) > 0).map((id) => setStatus(id, states[next(5)] ?? 'PAID')))
    const refunded = [buyers[next(5)]?.id, states[next(5)]]
    await server.owner.query('update orders set payment_status = $2 where buyer_id = $1', refunded)
    if (round % 2 === 0) await fold()
    for (let range = 0; range < 6; range++) {
      const [one, other] = [1 + next(30), 1 + next(30)]
      const [first, last] = [march(Math.min(one, other)), march(Math.max(one, other))]
      for (const seller of sellers) {
        const { buyers: customers } = await countedOneByOne(seller.shop, first, last)
        expect(await customersOf(seller, first, last), `${first} to ${last}`).toBe(customers)
      }
      const { buyers: activeBuyers, newBuyers } = await countedOneByOne(null, first, last)
      const all = await buyersOfAll(first, last)
      expect(all?.figures, `${first} to ${last}`).toMatchObject({ activeBuyers, newBuyers })
      for (const { date, activeBuyers: ofDay } of all?.days ?? [])
        expect(ofDay, date).toBe((await countedOneByOne(null, date, date)).buyers)
    }
  }
})

test('two orders of one person that are paid at the same time are counted one after the other', async () => {
  const seller = await arrangeSeller()
  const buyer = await arrangePerson(server)
  const [first, second] = [await arrangeUnpaid(seller, buyer, 12), await arrangeUnpaid(seller, buyer, 72)]
  const other = await server.owner.connect()
  try {
    await other.query('begin')
    await other.query(`update orders set payment_status = 'PAID' where id = $1`, [first])
    await other.query('set constraints all immediate')
    const paid = setStatus(second, 'PAID')
    const waiting = `select from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`
    await expect.poll(async () => (await server.api.database.pool.query(waiting)).rows).toHaveLength(1)
    await other.query('commit')
    await paid
    expect(await customersOf(seller, dayBefore, dayAfter)).toBe(1)
  } finally {
    other.release()
  }
})

test('folding leaves one row of each day and the day before it, and none of what was taken back', async () => {
  const seller = await arrangeSeller()
  const buyer = await arrangePerson(server)
  const ids: string[] = []
  for (const hours of [12, 36, 84]) ids.push(await arrangeUnpaid(seller, buyer, hours))
  for (const id of ids.toReversed()) await setStatus(id, 'PAID')
  await fold()
  await setStatus(ids[1] ?? '', 'REFUNDED')
  await fold()
  const { rows } = await server.owner.query(
    `select day::text, previous_day::text as before, change from buyer_counts where tenant_id = $1 order by day`,
    [seller.shop],
  )
  expect(rows).toEqual([
    { day: '2026-03-01', before: '-infinity', change: 1 },
    { day: '2026-03-04', before: '2026-03-01', change: 1 },
  ])
})
