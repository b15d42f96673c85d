import { beforeAll, expect, test } from 'vitest'
import type { QueryOf } from '@chonoi/contract'
import { arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop = ''

async function search(words: string, more: QueryOf<'listProducts'> = {}) {
  const query: QueryOf<'listProducts'> = { search: words, sortBy: 'relevance', ...more }
  const { data, response } = await server.client().GET('/products', { params: { query } })
  expect(response.status).toBe(200)
  return { names: (data?.data ?? []).map(({ name }) => name), total: data?.pagination.total, facets: data?.facets }
}
const found = async (...asked: Parameters<typeof search>) => (await search(...asked)).names.toSorted()
const names = (text = '') =>
  server.owner
    .query<{ word: string }>('select word from search_words where word = any($1) order by word', [text.split(' ')])
    .then(({ rows }) => rows.map(({ word }) => word))

beforeAll(async () => {
  shop = (await arrangeShop(server)).id
  const all = [
    { name: 'Áo thun cotton nam', price: 15_000_000, stock: 5 },
    { name: 'Ao thun tre em', price: 9_000_000, stock: 0 },
    { name: 'Điện thoại Sóng Xanh 12' },
    { name: 'Cà phê rang mộc', price: 12_000_000 },
    { name: 'Ca phe hoa tan', price: 4_000_000 },
    { name: 'Cao dán' },
    { name: 'Ốp lưng iPhone' },
    { name: 'Nón lá' },
    { name: 'Nồi đất đỏ' },
    { name: 'Sách dong dao' },
  ]
  for (const one of all) await arrangeProduct(server, { shop, ...one })
})

const both = ['Ao thun tre em', 'Áo thun cotton nam']
const coffee = ['Ca phe hoa tan', 'Cà phê rang mộc']
test.each([
  ['two letters in each other’s place', 'dien thaoi', ['Điện thoại Sóng Xanh 12']],
  ['the key beside, with marks', 'Áo thum', both],
  ['a letter too many', 'ca phee', coffee],
  ['a letter missing', 'rag moc', ['Cà phê rang mộc']],
  ['two mistakes in a long word', 'cotonn', ['Áo thun cotton nam']],
  ['the first letter', 'rhun', both],
  ['two words as one', 'dienthoai xanh', ['Điện thoại Sóng Xanh 12']],
  ['one word as two', 'i phone', ['Ốp lưng iPhone']],
  ['Telex while the keyboard was English', 'ddieenj thoaij', ['Điện thoại Sóng Xanh 12']],
  ['a mistake that makes another word', 'cao phe', coffee],
  ['words of three that are all words are meant as they are', 'cao phe rang', []],
  ['like nothing', 'xyzzy', []],
  ['too far', 'cttn', []],
  ['a number is right or wrong', 'xanh 13', []],
])('search: corrects mistyped words: %s', async (_, typed, expected) => {
  expect(await found(typed)).toEqual(expected)
})

test("search: doesn't correct words that match, however near other words are", async () => {
  expect(await found('cao')).toEqual(['Cao dán'])
  expect(await found('rang')).toEqual(['Cà phê rang mộc'])
  expect(await found('áo thun')).toEqual(both)
})

test("search: doesn't correct words whose products a filter excludes", async () => {
  expect(await found('ca phe', { priceMin: 900_000_000 })).toEqual([])
  expect(await found('ca phe', { condition: 'USED', inStock: true })).toEqual([])
})

test('[SEARCH-06] search: filters, total and facets apply to corrected words', async () => {
  expect(await found('ca phee', { priceMax: 5_000_000 })).toEqual(['Ca phe hoa tan'])
  expect(await found('ao thum', { inStock: true })).toEqual(['Áo thun cotton nam'])
  const { names: first, total, facets } = await search('ao thum', { limit: 1, sortBy: 'price', includeFacets: true })
  expect({ first, total }).toEqual({ first: ['Ao thun tre em'], total: 2 })
  expect(facets).toMatchObject({ priceMin: 9_000_000, priceMax: 15_000_000, shops: [{ id: shop, count: 2 }] })
})

test('search: one or two letters match a whole word, and a prefix only when no word matches', async () => {
  expect(await found('do')).toEqual(['Nồi đất đỏ'])
  expect(await found('no')).toEqual(['Nón lá', 'Nồi đất đỏ'])
  expect(await found('s')).toEqual(['Sách dong dao', 'Điện thoại Sóng Xanh 12'])
  expect(await found('no', { priceMin: 900_000_000 })).toEqual([])
  expect(await found('THOẠI đ')).toEqual(['Điện thoại Sóng Xanh 12'])
})

test('search: a word is known once its first product is listed, also after a rename', async () => {
  const { id } = await arrangeProduct(server, { shop, name: 'Bưởi quế 8kg', status: 'PENDING' })
  expect([await names('buoi que kg'), await found('buoii')]).toEqual([[], []])
  const change = (set: string) => server.owner.query(`update products set ${set} where id = $1`, [id])
  await change(`status = 'APPROVED'`)
  expect([await names('buoi que 8kg kg'), await found('buoii')]).toEqual([['buoi', 'que'], ['Bưởi quế 8kg']])
  await change(`name = 'Thạch găng'`)
  expect([await found('thahc'), await found('buoii')]).toEqual([['Thạch găng'], []])
})

test('search: unlisted products are not found, mistyped or not', async () => {
  const other = (await arrangeShop(server)).id
  await arrangeProduct(server, { shop: other, name: 'Mành trúc' })
  expect(await found('mahn truc')).toEqual(['Mành trúc'])
  await server.owner.query(`update tenants set approval_status = 'SUSPENDED' where id = $1`, [other])
  expect([await found('mahn truc'), await found('manh truc')]).toEqual([[], []])
})

test('search: shops that add the same new words concurrently, in either order, don’t wait for each other', async () => {
  const { rows } = await server.owner.query<{ seller: string; category: string }>(
    'select seller_id as seller, category_id as category from products limit 1',
  )
  const shops = [(await arrangeShop(server)).id, (await arrangeShop(server)).id]
  const clients = [await server.owner.connect(), await server.owner.connect()]
  const add = (place: number, name: string) =>
    clients[place]?.query(
      `insert into products (tenant_id, seller_id, category_id, name, slug, status)
       values ($1, $2, $3, $4, gen_random_uuid(), 'APPROVED')`,
      [shops[place], rows[0]?.seller, rows[0]?.category, name],
    )
  try {
    for (const client of clients) await client.query(`begin; set local lock_timeout = '2s'`)
    await add(0, 'Kẹo')
    await add(1, 'Dừa')
    await add(0, 'Dừa')
    await add(1, 'Kẹo')
    for (const client of clients) await client.query('commit')
  } finally {
    for (const client of clients) client.release(true)
  }
  expect([...new Set(await names('keo dua'))]).toEqual(['dua', 'keo'])
})

test('search_words: the application may read but not write', async () => {
  const { pool } = server.api.database
  expect((await pool.query('select from search_words')).rowCount).toBeGreaterThan(0)
  for (const text of [
    `insert into search_words values ('x')`,
    'delete from search_words',
    `update search_words set word = ''`,
  ])
    await expect(pool.query(text)).rejects.toMatchObject({ code: '42501' })
})
