import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { type ArrangedPerson, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

let people: Record<'buyer' | 'stranger' | 'seller' | 'platform', ArrangedPerson>
/** The order to be found, beside others of the same shop and of the same buyer. */
let order: { id: string; number: string; reference: string }

beforeAll(async () => {
  const shop = (await arrangeShop(server)).id
  const product = await arrangeProduct(server, { shop })
  people = {
    buyer: await arrangePerson(server),
    stranger: await arrangePerson(server),
    seller: await arrangePerson(server, { shop }),
    platform: await arrangePerson(server, { role: 'ADMIN' }),
  }
  await arrangeOrderOf(server, { buyer: people.stranger, product })
  await arrangeOrderOf(server, { buyer: people.buyer, product })
  const { id, lineId } = await arrangeOrderOf(server, { buyer: people.buyer, product })
  await server.owner.query(`update orders set buyer_last_name = 'Phạm Thị', buyer_first_name = 'Hoà' where id = $1`, [
    id,
  ])
  await server.owner.query(`update order_lines set name = 'Đèn lồng Hội An' where id = $1`, [lineId])
  const { rows } = await server.owner.query<{ number: string; reference: string }>(
    `select o.order_number as number, p.reference from orders o join payments p on p.order_group_id = o.group_id where o.id = $1`,
    [id],
  )
  order = { id, number: rows[0]?.number ?? '', reference: rows[0]?.reference ?? '' }
})

const managed = async (who: 'seller' | 'platform', search: string) => {
  const { data } = await server
    .client(people[who].token)
    .GET('/orders/management/all', { params: { query: { search } } })
  return { ids: data?.data.map(({ id }) => id), total: data?.pagination.total }
}

describe.each(['seller', 'platform'] as const)('listManagedOrders, as the %s', (who) => {
  test.each([
    ['words of the buyer in any order, without their marks', () => 'hoa pham'],
    ['the number', () => order.number],
    ['a part of the number in small letters', () => order.number.slice(3).toLowerCase()],
    ['goods', () => 'lồng đèn'],
  ])('finds an order by %s', async (_, search) => {
    expect(await managed(who, search())).toEqual({ ids: [order.id], total: 1 })
  })

  test('looks only at orders of the days that are asked for', async () => {
    const found = async (days: { startDate?: string; endDate?: string }) => {
      const params = { query: { search: 'hoa pham', ...days } }
      const { data } = await server.client(people[who].token).GET('/orders/management/all', { params })
      return data?.pagination.total
    }
    const [before, after] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)].map((at) =>
      at.toISOString(),
    )
    expect(await found({ startDate: before ?? '', endDate: after ?? '' })).toBe(1)
    expect([await found({ endDate: before ?? '' }), await found({ startDate: after ?? '' })]).toEqual([0, 0])
  })

  test('finds none by words of which one is missing, or without a letter', async () => {
    expect(await managed(who, 'hoa pham gốm')).toEqual({ ids: [], total: 0 })
    expect(await managed(who, '%%')).toEqual({ ids: [], total: 0 })
  })
})

test('listMyOrders: finds only own orders, by their goods too', async () => {
  const found = async (who: 'buyer' | 'stranger') => {
    const params = { query: { search: 'den long' } }
    const { data } = await server.client(people[who].token).GET('/orders/my-orders', { params })
    return data?.data.map(({ id }) => id)
  }
  expect(await found('buyer')).toEqual([order.id])
  expect(await found('stranger')).toEqual([])
})

test.each([
  ['the number of an order', () => order.number, 1],
  ['the buyer', () => 'hoà phạm', 1],
  ['the beginning of its reference', () => order.reference.slice(0, 12).toLowerCase(), 1],
  ['the address of a buyer who paid twice', () => people.buyer.email, 2],
  ['goods, which it does not name', () => 'đèn lồng', 0],
])('listAdminPayments: finds a payment by %s', async (_, search, count) => {
  const params = { query: { search: search() } }
  const { data } = await server.client(people.platform.token).GET('/admin/payments', { params })
  expect(data?.data).toHaveLength(count)
})

/** More orders and payments of the buyer than a list's search finds. */
async function arrangeMany() {
  await server.owner.query(
    `with groups as (
       insert into order_groups (buyer_id, payment_method, payment_status, total_in_cents)
       select o.buyer_id, 'WALLET', 'PAID', 100000 from orders o, generate_series(1, 1100) where o.id = $1 returning id),
     many as (
       insert into orders (order_number, group_id, tenant_id, buyer_id, buyer_first_name, buyer_last_name, buyer_email,
         status, payment_status, payment_method, subtotal_in_cents, total_in_cents, commission_in_cents, shipping_address)
       select 'CN-MANY-' || row_number() over (), g.id, o.tenant_id, o.buyer_id, 'Hoà', 'Phạm Thị', o.buyer_email,
         'DELIVERED', 'PAID', 'WALLET', 100000, 100000, 0, o.shipping_address from orders o, groups g where o.id = $1
       returning id, group_id, buyer_id),
     lines as (
       insert into order_lines (order_id, tenant_id, buyer_id, product_id, variant_id, name, quantity, price_in_cents,
         line_total_in_cents, commission_basis_points, commission_in_cents)
       select m.id, l.tenant_id, m.buyer_id, l.product_id, l.variant_id, 'Chén', 1, 100000, 100000, 0, 0
       from many m, order_lines l where l.order_id = $1)
     insert into payments (reference, order_group_id, buyer_id, method, status, amount_in_cents, paid_at)
     select upper(md5(group_id::text)), group_id, buyer_id, 'WALLET', 'PAID', 100000, now() from many`,
    [order.id],
  )
}

const linesOf = async (path: string) => {
  const response = await server.send(path, { headers: { authorization: `Bearer ${people.platform.token}` } })
  return (await response.text()).split('\n').filter((line) => line.includes(people.buyer.email)).length
}

test('a list shows the newest 1,000 matches of a search, and a file holds all of them', async () => {
  await arrangeMany()
  const orders = async (search: string) => {
    const query = { search, status: 'DELIVERED' as const }
    return (await server.client(people.platform.token).GET('/orders/management/all', { params: { query } })).data
  }
  const payments = await server
    .client(people.platform.token)
    .GET('/admin/payments', { params: { query: { search: 'hoa pham', status: 'PAID' } } })
  expect((await orders('hoa pham'))?.pagination).toMatchObject({ total: 1000, isNewestOnly: true })
  expect((await orders('hoa pham cn-many-7'))?.pagination.isNewestOnly).toBe(false)
  expect(payments.data?.pagination).toMatchObject({ total: 1000, isNewestOnly: true })
  expect(await linesOf('/orders/management/all/export?search=hoa%20pham&format=csv')).toBe(1101)
  expect(await linesOf('/admin/payments/export?search=hoa%20pham&format=csv')).toBe(1101)
})
