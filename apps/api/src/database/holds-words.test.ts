import { beforeAll, expect, test } from 'vitest'
import { arrangeDeposit } from '../../test/testing/arrange-deposits.ts'
import { arrangeOrderOf, arrangeReview } from '../../test/testing/arrange-catalogue.ts'
import { type ArrangedPerson, arrangePerson, arrangeProduct, arrangeShop } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'

const server = useTestApi()
let administrator: ArrangedPerson
let seller: ArrangedPerson
let buyer: ArrangedPerson
const stored = 'Lụa Hoà Khánh Đà Nẵng'

beforeAll(async () => {
  const shop = await arrangeShop(server)
  administrator = await arrangePerson(server, { role: 'ADMIN' })
  seller = await arrangePerson(server, { shop: shop.id })
  buyer = await arrangePerson(server)
  const product = await arrangeProduct(server, { shop: shop.id, name: stored })
  const order = await arrangeOrderOf(server, { product, buyer })
  const review = await arrangeReview(server, { product, user: buyer.id })
  await arrangeDeposit(server, buyer.id, { bankReference: stored })
  const { owner } = server
  await owner.query('update tenants set name = $1 where id = $2', [stored, shop.id])
  await owner.query('update categories set name = $1', [stored])
  await owner.query('update order_lines set name = $1 where id = $2', [stored, order.lineId])
  await owner.query('update reviews set title = $1 where id = $2', [stored, review.id])
  await owner.query(`update users set last_name = 'Nguyễn Thị', first_name = 'Mai' where id = $1`, [buyer.id])
  await owner.query(`update orders set buyer_last_name = 'Nguyễn Thị', buyer_first_name = 'Mai'`)
})

const lists: [string, () => ArrangedPerson][] = [
  ['/categories', () => administrator],
  ['/products', () => buyer],
  ['/products/management/all', () => seller],
  ['/reviews', () => buyer],
  ['/orders/my-orders', () => buyer],
  ['/orders/management/all', () => seller],
  ['/deposits', () => buyer],
  ['/admin/deposits', () => administrator],
  ['/tenants/public', () => buyer],
]

async function countFound(list: string, caller: ArrangedPerson, search: string): Promise<number> {
  const response = await server.send(`${list}?search=${encodeURIComponent(search)}`, {
    headers: { authorization: `Bearer ${caller.token}` },
  })
  expect(response.status).toBe(200)
  const { pagination, data } = (await response.json()) as {
    pagination?: { total: number }
    data: { pagination?: { total: number } }
  }
  return (pagination ?? data.pagination)?.total ?? -1
}

const spellings = [
  stored,
  stored.normalize('NFD'),
  'Lụa  Hoà \u00a0 Khánh',
  '\u200bLụa Hoà\u200b Khánh\ufeff',
  'lụa hòa khánh',
  'da nang lua hoa',
  'LỤA-ĐÀ NẴNG',
]
test.each(lists)('%s: finds a text in every spelling, and its words in any order', async (list, caller) => {
  for (const search of spellings) expect([search, await countFound(list, caller(), search)]).toEqual([search, 1])
  for (const search of ['lụa tơ tằm', '%', '_', '🧋'])
    expect([search, await countFound(list, caller(), search)]).toEqual([search, 0])
})

test.each(['Mai Nguyễn Thị', 'nguyen thi mai', 'Thị  Mai Nguyễn', 'mai nguyen'])(
  'customers are found by all words of their name in any order: %s',
  async (search) => {
    expect(await countFound('/admin/deposits', administrator, search)).toBe(1)
    expect(await countFound('/orders/management/all', seller, search)).toBe(1)
  },
)
