import { beforeAll, expect, test } from 'vitest'
import { arrangeCategory, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

beforeAll(async () => {
  const [shop, hidden] = [await arrangeShop(server), await arrangeShop(server, { status: 'SUSPENDED' })]
  const [category, closed] = [await arrangeCategory(server), await arrangeCategory(server)]
  const { owner } = server
  await owner.query(`update tenants set name = 'Gốm Bát Tràng Nhà Lò' where id = any($1)`, [[shop.id, hidden.id]])
  await owner.query(`update categories set name = 'Gốm sứ & thủ công' where id = any($1)`, [[category.id, closed.id]])
  await owner.query('update categories set is_active = false where id = $1', [closed.id])
  await arrangeProduct(server, { shop: shop.id, name: 'Bình gốm men lam', category: category.id })
  await arrangeProduct(server, { shop: shop.id, name: 'Đèn lồng', category: category.id })
  await arrangeProduct(server, { shop: hidden.id, name: 'Gốm Chu Đậu', category: category.id })
})

async function suggested(search: string, limit = 5) {
  const { data } = await server.client().GET('/search/suggestions', { params: { query: { search, limit } } })
  return {
    products: data?.products.map(({ name }) => name),
    shops: data?.shops.map(({ name }) => name),
    categories: data?.categories.map(({ name }) => name),
  }
}

test('suggestSearch: finds products, shops and categories by unfinished words without diacritics', async () => {
  expect(await suggested('gom')).toEqual({
    products: ['Bình gốm men lam', 'Đèn lồng'],
    shops: ['Gốm Bát Tràng Nhà Lò'],
    categories: ['Gốm sứ & thủ công'],
  })
  expect(await suggested('gốm bát tr')).toMatchObject({ shops: ['Gốm Bát Tràng Nhà Lò'], categories: [] })
  expect(await suggested('thủ  công g')).toMatchObject({ shops: [], categories: ['Gốm sứ & thủ công'] })
})

test('suggestSearch: corrects mistyped products, and suggests nothing for what is none', async () => {
  expect((await suggested('binh gmo')).products).toEqual(['Bình gốm men lam'])
  expect(await suggested('xyzzy')).toEqual({ products: [], shops: [], categories: [] })
  expect(await suggested('🧋')).toEqual({ products: [], shops: [], categories: [] })
  expect((await suggested('gốm', 1)).products).toHaveLength(1)
})

test('products are found by a shop or category that was renamed', async () => {
  await server.owner.query(`update tenants set name = 'Nhà Lò Mới' where name like 'Gốm Bát%'`)
  await server.owner.query(`update categories set name = 'Đồ sành' where name like 'Gốm sứ%'`)
  expect((await suggested('sanh nha lo moi')).products).toHaveLength(2)
  expect((await suggested('gốm bát tràng')).products).toEqual([])
})

test('suggestSearch: a blank search is a 422', async () => {
  const { response } = await server.client().GET('/search/suggestions', { params: { query: { search: ' \u200b' } } })
  expect(response.status).toBe(422)
})
