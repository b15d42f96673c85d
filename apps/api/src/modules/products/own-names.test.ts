import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { markedText, normalizeText, searchText } from '@chonoi/domain'
import { arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop = ''
beforeAll(async () => {
  shop = (await arrangeShop(server)).id
})

async function isFoundBy(id: string, search: string): Promise<boolean> {
  const query = { search, limit: 100 }
  const { data } = await server.client().GET('/products', { params: { query } })
  return data?.data.some((one) => one.id === id) ?? false
}

test.each([
  'Giày vải size 38-42',
  'Áo khoác nam/nữ',
  'Ấm siêu tốc 1.5L',
  'Sữa tắm 1.500ml',
  'Sạc dự phòng 10.000 mAh',
  'Ống kính f/1.8',
  'Bạt che 2m²',
  'Nước hoa No.5',
  'Ly 3D-2 lớp',
  '🧋',
  'C++ & Rust: <b>sách</b>',
  "L'Oréal 1/2 ½ №7",
])('search: %s is found by its own name, in each spelling', async (name) => {
  const { id } = await arrangeProduct(server, { shop, name })
  const spellings = [name, name.normalize('NFD'), name.toUpperCase(), `  ${name.replaceAll(' ', ' \u00a0 ')}\u200b`]
  for (const search of spellings) expect([search, await isFoundBy(id, search)]).toEqual([search, true])
})

test('getProduct: a product named like an id is found at its address', async () => {
  const { id } = await arrangeProduct(server, { shop, name: randomUUID() })
  const slug = randomUUID()
  await server.owner.query('update products set slug = $1 where id = $2', [slug, id])
  for (const key of [slug, id]) {
    const { data } = await server.client().GET('/products/{id}', { params: { path: { id: key } } })
    expect(data?.id).toBe(id)
  }
  const { response } = await server.client().GET('/products/{id}', { params: { path: { id: randomUUID() } } })
  expect(response.status).toBe(404)
})

const figures = fc.oneof(
  fc.nat(9999).map(String),
  fc.constantFrom('1.5', '38-42', '10.000', '1/2', '0912', '1e5', '-3', '+84'),
)
const letters = fc.constantFrom(
  'áo',
  'Thuỷ',
  'hoà',
  'ĐÈN',
  'nam/nữ',
  'No.',
  'm²',
  'a@b.vn',
  'www.a.vn',
  '#1',
  '&amp;',
  'x_y',
  'Ø',
  'ß',
)
/** Latin letters of all kinds, figures, punctuation and symbols. */
const printed = fc
  .oneof(
    fc.integer({ min: 0x20, max: 0x24f }),
    fc.integer({ min: 0x1e00, max: 0x1eff }),
    fc.integer({ min: 0x2010, max: 0x2bff }),
    fc.integer({ min: 0x1f300, max: 0x1f5ff }),
  )
  .map((point) => String.fromCodePoint(point))
const part = fc.oneof(figures, letters, fc.string({ unit: printed, minLength: 1, maxLength: 8 }))
/** A name as it is kept: with one form of blanks and marks, and without characters that have no width. */
const name = fc
  .array(fc.tuple(part, fc.constantFrom('', ' ', '-', '/', '.', ' – ')), { minLength: 1, maxLength: 6 })
  .map((parts) => normalizeText(parts.flat().join('')).trim())
  .filter((text) => text !== '' && [...text].length <= 200)

test('search: every product is found by its own full name', async () => {
  await fc.assert(
    fc.asyncProperty(name, async (text) => {
      const { rows } = await server.owner.query<{ words: string; marked: string }>(
        'select search_text($1) as words, marked_text($1) as marked',
        [text],
      )
      expect(rows).toEqual([{ words: searchText(text), marked: markedText(text) }])
      const { id } = await arrangeProduct(server, { shop, name: text })
      expect(await isFoundBy(id, text)).toBe(true)
      await server.owner.query('delete from products where id = $1', [id])
    }),
    { numRuns: 100 },
  )
})
