import { expect, test } from 'vitest'
import type { FoundRecord } from '@chonoi/contract'
import { arrangeCoupon, arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangeComplaint } from '../../../test/testing/arrange-complaints.ts'
import { arrangeDeposit } from '../../../test/testing/arrange-deposits.ts'
import { arrangeReturn } from '../../../test/testing/arrange-returns.ts'
import { arrangeWithdrawal } from '../../../test/testing/arrange-withdrawals.ts'
import {
  arrangeMoney,
  type ArrangedPerson,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const platformAdmin = () => arrangePerson(server, { role: 'ADMIN' })

async function found(by: ArrangedPerson, search: string, more = ''): Promise<readonly FoundRecord[]> {
  const address = `/search/records?search=${encodeURIComponent(search)}${more}`
  const response = await server.send(address, { headers: { authorization: `Bearer ${by.token}` } })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: FoundRecord[] }).data
}
const kindsOf = (records: readonly FoundRecord[]) => [...new Set(records.map(({ kind }) => kind))]
const idsOf = (records: readonly FoundRecord[], kind: string) =>
  records.filter((record) => record.kind === kind).map(({ id }) => id)

/** A shop with its administrator, and a delivered order that was complained about and sent back. */
async function arrangeSold(name = 'Nồi đất Phù Lãng') {
  const shop = (await arrangeShop(server)).id
  const staff = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  const product = await arrangeProduct(server, { shop, seller: staff.id, name })
  const buyer = await arrangePerson(server)
  const { id } = await arrangeOrderOf(server, { product, buyer, status: 'DELIVERED' })
  await arrangeComplaint(server, id, 'Vỡ khi mở hộp')
  await arrangeReturn(server, id)
  const { rows } = await server.owner.query<{ number: string }>(
    'select order_number as number from orders where id = $1',
    [id],
  )
  return { id, shop, staff, product, buyer, number: rows[0]?.number ?? '' }
}

test('searchRecords: the platform finds what hangs on an order by its number', async () => {
  const { id, number } = await arrangeSold()
  const records = await found(await platformAdmin(), number.toLowerCase())
  expect(kindsOf(records)).toEqual(['order', 'return', 'complaint', 'payment'])
  expect(idsOf(records, 'order')).toEqual([id])
  expect(idsOf(records, 'complaint')).toEqual([id])
  expect(records[0]).toMatchObject({ label: number, detail: 'Nguyễn An', amountInCents: 10_000_000 })
})

test('searchRecords: a number is found without its letters', async () => {
  const { id, number } = await arrangeSold()
  expect(idsOf(await found(await platformAdmin(), number.slice(3)), 'order')).toEqual([id])
})

test("searchRecords: the platform finds a person's records by the e-mail address", async () => {
  const { buyer } = await arrangeSold()
  await arrangeMoney(server, buyer.id, 10_000_000)
  await arrangeDeposit(server, buyer.id)
  await arrangeWithdrawal(server, buyer.id)
  const records = await found(await platformAdmin(), buyer.email)
  expect(kindsOf(records)).toEqual([
    'order',
    'return',
    'complaint',
    'payment',
    'deposit',
    'withdrawal',
    'user',
    'wallet',
  ])
  expect(idsOf(records, 'user')).toEqual([buyer.id])
})

test('searchRecords: a shop finds its own products, orders and people, and none of another', async () => {
  const word = `Lò${Date.now()}`
  const mine = await arrangeSold(`Ấm đất ${word}`)
  const other = await arrangeSold(`Ấm đất ${word}`)
  const products = await found(mine.staff, `am dat ${word}`)
  expect(kindsOf(products)).toEqual(['product'])
  expect(idsOf(products, 'product')).toEqual([mine.product.id])
  expect(idsOf(await found(mine.staff, mine.buyer.email), 'order')).toEqual([mine.id])
  expect(idsOf(await found(mine.staff, mine.staff.email), 'member')).toEqual([mine.staff.id])
  expect(await found(mine.staff, other.number)).toEqual([])
  expect(await found(mine.staff, other.buyer.email)).toEqual([])
})

test('searchRecords: the platform finds products that are on the site, and those that are not', async () => {
  const word = `lo${Date.now()}`
  const { shop, staff, product } = await arrangeSold(`Ấm ${word}`)
  const waiting = await arrangeProduct(server, { shop, seller: staff.id, name: `Chén ${word}` })
  await server.owner.query(`update products set status = 'PENDING' where id = $1`, [waiting.id])
  const records = await found(await platformAdmin(), word)
  expect(new Set(idsOf(records, 'product'))).toEqual(new Set([product.id, waiting.id]))
})

test('searchRecords: a coupon by its code, and only the kinds that are asked for', async () => {
  const { shop, staff } = await arrangeSold()
  const { id, code } = await arrangeCoupon(server, { shop })
  expect(idsOf(await found(staff, code), 'coupon')).toEqual([id])
  expect(idsOf(await found(await platformAdmin(), code.toLowerCase()), 'coupon')).toEqual([id])
  expect(await found(staff, code, '&kinds=order')).toEqual([])
})

test('searchRecords: a seller finds no people of the shop, whom they may not list', async () => {
  const { shop, staff } = await arrangeSold()
  const seller = await arrangePerson(server, { shop })
  expect(await found(seller, staff.email)).toEqual([])
})

test('searchRecords: at most as many of a kind as are asked for', async () => {
  const word = `sen${Date.now()}`
  const { shop, staff } = await arrangeSold()
  for (const number of [1, 2, 3])
    await arrangeProduct(server, { shop, seller: staff.id, name: `Trà ${word} ${number}` })
  expect(await found(staff, word, '&limit=2')).toHaveLength(2)
})

test.each(['%_', '…', "'; drop table orders; --", '\\'])('searchRecords: finds nothing by %s', async (text) => {
  expect(await found(await platformAdmin(), `${text}zzqx`)).toEqual([])
})

test('searchRecords: is refused to a customer', async () => {
  const headers = { authorization: `Bearer ${(await arrangePerson(server)).token}` }
  expect((await server.send('/search/records?search=an', { headers })).status).toBe(403)
})
