import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { arrangeProductImport } from '../../../test/testing/arrange-product-imports.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { unzip } from '../../../test/testing/unzip.ts'
import { writeDataExports } from '../../jobs/write-data-exports.ts'
import { importProducts } from '../../jobs/import-products.ts'

const server = useTestApi()
const tools = () => ({ database: server.api.database, ports: server.api.ports })
const head = 'Tên,Mô tả,Danh mục,Giá,Tồn kho,SKU'

let counter = 0
/** A seller, and a category by its name. */
async function arrange() {
  const shop = (await arrangeShop(server)).id
  const { token, id } = await arrangePerson(server, { shop })
  const category = `Gốm thử ${process.pid} ${counter++}`
  await server.owner.query('insert into categories (name, slug) values ($1, $2)', [
    category,
    `gom-thu-${process.pid}-${counter}`,
  ])
  return { shop, token, id, category, client: server.client(token) }
}

async function upload(token: string, content: string | Uint8Array<ArrayBuffer>, mapping?: object) {
  const form = new FormData()
  form.set('file', new File([content], 'hang.csv'))
  if (mapping) form.set('mapping', JSON.stringify(mapping))
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': 'a'.repeat(64) }
  const response = await server.send('/products/imports', { method: 'POST', headers, body: form })
  return (await response.json()) as { id: string; fields?: object[] }
}

const productsOf = async (shop: string) =>
  (
    await server.owner.query<{ name: string; status: string; price_in_cents: number; available_stock: number }>(
      'select name, status, price_in_cents::float8, available_stock from products where tenant_id = $1 order by name',
      [shop],
    )
  ).rows

test('createProductImport, startProductImport: a checked file becomes products that wait for approval', async () => {
  const { shop, token, category, client } = await arrange()
  const checked = await upload(
    token,
    `\uFEFF${head}\nBình gốm,Men lam,${category},150.000,5,B-1\nBát,Men nâu,${category},90000,,\n`,
  )
  expect(checked).toMatchObject({ status: 'CHECKED', fileName: 'hang.csv', totalRows: 2, goodRows: 2, badRows: 0 })
  expect(await productsOf(shop)).toEqual([])
  const params = { path: { id: checked.id } }
  const started = await client.POST('/products/imports/{id}/start', { params, body: {} })
  expect(started.data).toMatchObject({ status: 'PENDING', doneRows: 0 })
  await importProducts(tools())
  expect((await client.GET('/products/imports/{id}', { params })).data).toMatchObject({
    ...{ status: 'COMPLETED', doneRows: 2, createdCount: 2, completedAt: expect.any(String) },
  })
  expect(await productsOf(shop)).toEqual([
    { name: 'Bát', status: 'PENDING', price_in_cents: 9_000_000, available_stock: 0 },
    { name: 'Bình gốm', status: 'PENDING', price_in_cents: 15_000_000, available_stock: 5 },
  ])
  const again = await client.POST('/products/imports/{id}/start', { params, body: {} })
  expect(again.error?.code).toBe('product_import.started')
})

test('listProductImportProblems: every problem has its row and column, and good rows are imported only when asked', async () => {
  const { shop, token, category, client } = await arrange()
  const { id } = await upload(token, `${head}\nBát,Men,${category},90000.5,x,\nĐĩa,Men,${category},50000,1,\n`)
  const params = { path: { id } }
  const { data } = await client.GET('/products/imports/{id}/problems', { params })
  expect(data).toMatchObject({
    data: [
      { row: 2, column: 'price', code: 'amount.invalid' },
      { row: 2, column: 'stock', code: 'type' },
    ],
    pagination: { total: 2 },
  })
  const start = (goodRowsOnly: boolean) =>
    client.POST('/products/imports/{id}/start', { params, body: { goodRowsOnly } })
  expect((await start(false)).error?.code).toBe('product_import.has_problems')
  expect((await start(true)).data?.status).toBe('PENDING')
  await importProducts(tools())
  expect((await productsOf(shop)).map(({ name }) => name)).toEqual(['Đĩa'])
})

test('createProductImport: refuses UTF-16, broken UTF-8 and a file without the columns that are needed', async () => {
  const { token } = await arrange()
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${head}`, 'utf16le'))
  expect((await upload(token, utf16)).fields).toEqual([expect.objectContaining({ path: 'file', code: 'csv.utf16' })])
  expect((await upload(token, Uint8Array.of(0x74, 0xea, 0x6e))).fields).toEqual([
    expect.objectContaining({ path: 'file', code: 'csv.not_utf8' }),
  ])
  expect((await upload(token, 'Tên,Mô tả,Danh mục\na,b,c')).fields).toEqual([
    expect.objectContaining({ path: 'mapping.price', code: 'required' }),
  ])
})

test('createProductImport: the mapping says which column holds what', async () => {
  const { token, category } = await arrange()
  const checked = await upload(token, `a,b,c,d\n70000,${category},Men,Chén trà\n`, {
    ...{ price: 0, category: 1, description: 2, name: 3 },
  })
  expect(checked).toMatchObject({ totalRows: 1, goodRows: 1 })
  expect((await upload(token, 'a\n1', { name: 7 })).fields).toEqual([
    expect.objectContaining({ path: 'mapping.name', code: 'not_in_list' }),
  ])
})

test('createProductImport: refuses a mapping that is longer than any', async () => {
  const { token } = await arrange()
  expect(await upload(token, 'a\n1', { name: 'a'.repeat(100_000) })).toMatchObject({ code: 'request.too_large' })
})

test('startProductImport: a code that was taken since the check is told, and the others are imported', async () => {
  const { shop, token, category, client } = await arrange()
  const rows = `${head}\nBát,Men,${category},90000,1,SKU-A\nĐĩa,Men,${category},50000,1,SKU-B\n`
  const [first, second] = [await upload(token, rows), await upload(token, rows.replace('SKU-B', 'SKU-C'))]
  for (const { id } of [first, second])
    await client.POST('/products/imports/{id}/start', { params: { path: { id } }, body: {} })
  await importProducts(tools())
  const params = { path: { id: second.id } }
  expect((await client.GET('/products/imports/{id}', { params })).data).toMatchObject({ doneRows: 2, createdCount: 1 })
  expect((await client.GET('/products/imports/{id}/problems', { params })).data?.data).toMatchObject([
    { row: 2, column: 'sku', code: 'not_unique' },
  ])
  expect(await productsOf(shop)).toHaveLength(3)
})

test('importProducts: an import that died goes on behind the last product that was created', async () => {
  const { shop, token, category, client } = await arrange()
  const { id } = await upload(token, `${head}\nBát,Men,${category},90000,1,\nĐĩa,Men,${category},50000,1,\n`)
  await client.POST('/products/imports/{id}/start', { params: { path: { id } }, body: {} })
  await server.owner.query(
    `update product_imports set status = 'RUNNING', done_rows = 1, created_count = 1, seen_at = now() - interval '1 hour'
     where id = $1`,
    [id],
  )
  await importProducts(tools())
  expect((await productsOf(shop)).map(({ name }) => name)).toEqual(['Đĩa'])
})

test('createProductImport, importProducts: no statement carries more than a part of a long file', async () => {
  const { shop, token, category, client } = await arrange()
  const [rows, letters] = [300, 5_000]
  const lines = Array.from({ length: rows }, (_, index) => `Bát ${index},${'m'.repeat(letters)},${category},90000,1,`)
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  const { id } = await upload(token, [head, ...lines].join('\n'))
  await client.POST('/products/imports/{id}/start', { params: { path: { id } }, body: {} })
  await importProducts(tools())
  const { calls, results } = statements.mock
  const answers = (await Promise.all(results.map(({ value }) => value as unknown))) as (
    | { rows?: object[] }
    | undefined
  )[]
  statements.mockRestore()
  const sizes = [...calls.map((call) => call.slice(1)), ...answers.map((answer) => answer?.rows ?? [])].map(
    (carried) => JSON.stringify(carried).length,
  )
  expect(Math.max(...sizes)).toBeLessThan((rows * letters) / 4)
  expect(await productsOf(shop)).toHaveLength(rows)
})

test('importProducts: goes on with an import of the version before, which only a process of this one completes', async () => {
  const { shop, id: person, client } = await arrange()
  const { rows } = await server.owner.query<{ id: string }>('select id from categories limit 1')
  const id = await arrangeProductImport(server, shop, rows[0]?.id ?? '')
  await server.owner.query(
    `update product_imports set status = 'PENDING', requested_by = $2, total_rows = 4, good_rows = 3, done_rows = 1,
       problems = '[{"row": 3, "column": "price", "code": "required"}]',
       products = jsonb_build_array(products -> 0,
         products -> 0 || '{"name": "Chén", "more": [{"row": 4, "stock": 1, "priceInCents": 100, "variantName": "Đỏ",
           "compareAtPriceInCents": null, "sku": null}]}')
     where id = $1`,
    [id, person],
  )
  await expect(
    server.owner.query(`update product_imports set status = 'COMPLETED' where id = $1`, [id]),
  ).rejects.toThrow('product_imports_completed')
  await importProducts(tools())
  const params = { path: { id } }
  const { data } = await client.GET('/products/imports/{id}', { params })
  expect(data).toMatchObject({ status: 'COMPLETED', doneRows: 3, createdCount: 1, problemCount: 1 })
  expect((await client.GET('/products/imports/{id}/problems', { params })).data?.data).toMatchObject([{ row: 3 }])
  expect((await productsOf(shop)).map(({ name }) => name)).toEqual(['Chén'])
})

test("getProductImport: another shop's import isn't found", async () => {
  const [own, other] = [await arrange(), await arrange()]
  const { id } = await upload(own.token, `${head}\nBát,Men,${own.category},90000,1,\n`)
  const { response } = await other.client.GET('/products/imports/{id}', { params: { path: { id } } })
  expect(response.status).toBe(404)
})

test('createProductImport: the products of a data export are imported again as they are', async () => {
  const { shop, token, category, client } = await arrange()
  const goods = `"=Bát ""lớn""","Men\nnâu",${category},90000,7,XUAT-1,nhà bếp|bát,120000,USED`
  const variants = `,,,150000,3,XUAT-2,,,,to,Cỡ lớn,Màu: Lam\n,,,95000,1,,,,,to,,"Màu: Nâu; Cỡ: 'Nhỏ'"`
  const { id } = await upload(
    token,
    `${head},Thẻ,Giá gốc,Tình trạng,Nhóm,Phiên bản,Tùy chọn\n${goods},to,,\n${variants}\n`,
  )
  await client.POST('/products/imports/{id}/start', { params: { path: { id } }, body: {} })
  await importProducts(tools())
  const admin = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  const asked = await admin.POST('/tenants/data-export', { body: { dataTypes: ['products'], format: 'CSV' } })
  await writeDataExports(tools())
  const { rows: files } = await server.owner.query<{ key: string }>(
    'select storage_key as key from data_exports where id = $1',
    [asked.data?.id],
  )
  const zip = await server.api.ports.files.read(files[0]?.key ?? '')
  const csv = unzip(Buffer.from(await new Response(zip?.stream ?? null).arrayBuffer())).get('products.csv') ?? ''
  const other = await arrange()
  const again = await upload(other.token, csv)
  expect(again).toMatchObject({ totalRows: 3, goodRows: 3 })
  await other.client.POST('/products/imports/{id}/start', { params: { path: { id: again.id } }, body: {} })
  await importProducts(tools())
  const facts = async (tenant: string) =>
    (
      await server.owner.query(
        `select p.name, p.slug, p.description, p.category_id, p.condition, p.tags, v.sku, v.stock, v.name as variant,
           v.options, v.is_default, v.price_in_cents::float8, v.compare_at_price_in_cents::float8
         from products p join product_variants v on v.product_id = p.id where p.tenant_id = $1 order by v.sort_order`,
        [tenant],
      )
    ).rows
  expect(await facts(other.shop)).toEqual(await facts(shop))
})

const endings = async (userId: string) =>
  (
    await server.owner.query<{ type: string; link: string; created: number; refused: number }>(
      `select type, link, (data ->> 'created')::int as created, (data ->> 'refused')::int as refused
       from notifications where user_id = $1 and type like 'PRODUCT\\_IMPORT\\_%'`,
      [userId],
    )
  ).rows

test('importProducts: whoever started an import is told of its end, with what was made and what was refused', async () => {
  const { id: person, token, category, client } = await arrange()
  const { id } = await upload(token, `${head}\nBát,Men,${category},90000,1,\nĐĩa,Men,${category},5.5,1,\n`)
  await client.POST('/products/imports/{id}/start', { params: { path: { id } }, body: { goodRowsOnly: true } })
  await importProducts(tools())
  await importProducts(tools())
  const link = `/seller/products/import?import=${id}`
  expect(await endings(person)).toEqual([{ type: 'PRODUCT_IMPORT_COMPLETED', link, created: 1, refused: 1 }])
})

test('[ADM-AUD-18] importProducts: ends as refused, tells and records it, when its starter may no longer manage the shop', async () => {
  const losses = [
    `update memberships set role = 'CUSTOMER' where user_id = $1 and tenant_id = $2`,
    `update memberships set status = 'LEFT' where user_id = $1 and tenant_id = $2`,
    `update users set is_active = false where id = $1 and $2::uuid is not null`,
  ]
  for (const loss of losses) {
    const { id: person, shop, token, category, client } = await arrange()
    const { id } = await upload(token, `${head}\nBát,Men,${category},90000,1,\n`)
    await client.POST('/products/imports/{id}/start', { params: { path: { id } }, body: {} })
    await server.owner.query(loss, [person, shop])
    await importProducts(tools())
    const { rows } = await server.owner.query('select status from product_imports where id = $1', [id])
    expect(rows).toEqual([{ status: 'REFUSED' }])
    const { rows: audited } = await server.owner.query(
      `select action, status from audit_logs where changes ->> 'importId' = $1 order by created_at`,
      [id],
    )
    expect(audited).toEqual([
      { action: 'product.import', status: 'PENDING' },
      { action: 'product.import_failed', status: 'FAILED' },
    ])
    expect(await productsOf(shop)).toEqual([])
    expect(await endings(person)).toMatchObject([{ type: 'PRODUCT_IMPORT_REFUSED', created: 0 }])
  }
})

test('importProducts: asks before each batch, so that what was created before a loss stays', async () => {
  const { id: person, shop, token, category, client } = await arrange()
  const rows = Array.from({ length: 60 }, (_, one) => `Bát ${one},Men,${category},90000,,`).join('\n')
  const { id } = await upload(token, `${head}\n${rows}\n`)
  await client.POST('/products/imports/{id}/start', { params: { path: { id } }, body: {} })
  let asked = 0
  const { database, ports } = tools()
  const now = () => ports.now()
  const pool = new Proxy(database.pool, {
    get: (target, name) => {
      if (name !== 'connect') return Reflect.get(target, name) as unknown
      return async () => {
        // The person leaves while the first batch is written: 1 claim, 1 question, then the products.
        if ((asked += 1) === 20)
          await server.owner.query("update memberships set status = 'LEFT' where user_id = $1 and tenant_id = $2", [
            person,
            shop,
          ])
        return target.connect()
      }
    },
  })
  await importProducts({ database: { ...database, pool }, ports: { ...ports, now } })
  expect(await productsOf(shop)).toHaveLength(50)
  expect(await endings(person)).toMatchObject([{ type: 'PRODUCT_IMPORT_REFUSED', created: 50 }])
})

test('importProducts: a super administrator without a membership may import for a shop', async () => {
  const { shop, token, category } = await arrange()
  const { id } = await upload(token, `${head}\nBát,Men,${category},90000,1,\n`)
  const admin = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  const started = await server
    .client(admin.token)
    .POST('/products/imports/{id}/start', { params: { path: { id } }, body: {} })
  expect(started.data?.status).toBe('PENDING')
  await importProducts(tools())
  expect(await productsOf(shop)).toHaveLength(1)
  expect(await endings(admin.id)).toMatchObject([{ type: 'PRODUCT_IMPORT_COMPLETED', created: 1 }])
})

test('createProductImport: rows of one group become a product with its variants, counted by rows', async () => {
  const { shop, token, category, client } = await arrange()
  const { id } = await upload(
    token,
    `Nhóm,${head},Tùy chọn\nao,Áo thun,Vải bông,${category},150000,5,AO-M,Cỡ: M\nao,,,,160000,2,AO-L,Cỡ: L\n`,
  )
  const params = { path: { id } }
  await client.POST('/products/imports/{id}/start', { params, body: {} })
  await importProducts(tools())
  expect((await client.GET('/products/imports/{id}', { params })).data).toMatchObject({
    ...{ status: 'COMPLETED', goodRows: 2, doneRows: 2, refusedRows: 0, createdCount: 1 },
  })
  expect(await variantsOf(shop)).toEqual([
    { name: 'M', sku: 'AO-M', options: { Cỡ: 'M' }, is_default: true, stock: 5, price: 15_000_000 },
    { name: 'L', sku: 'AO-L', options: { Cỡ: 'L' }, is_default: false, stock: 2, price: 16_000_000 },
  ])
})

const variantsOf = async (shop: string) =>
  (
    await server.owner.query(
      `select name, sku, options, is_default, stock, price_in_cents::float8 as price from product_variants
       where tenant_id = $1 order by product_id, sort_order`,
      [shop],
    )
  ).rows

test('importProducts: a product whose second variant can’t be written is left out whole, with the row that is wrong', async () => {
  const { shop, token, category, client } = await arrange()
  const rows = `Nhóm,${head},Tùy chọn\nao,Áo bông,Vải,${category},150000,5,TRUNG-1,Cỡ: M\nao,,,,160000,2,TRUNG-2,Cỡ: L\n`
  const { id } = await upload(token, rows)
  const other = await upload(token, `${head}\nMũ len,Vải,${category},150000,5,TRUNG-2\n`)
  for (const one of [other.id, id])
    await client.POST('/products/imports/{id}/start', { params: { path: { id: one } }, body: {} })
  await server.owner.query(`update product_imports set created_at = created_at + interval '1 hour' where id = $1`, [id])
  await importProducts(tools())
  const params = { path: { id } }
  expect((await client.GET('/products/imports/{id}', { params })).data).toMatchObject({
    ...{ status: 'COMPLETED', doneRows: 2, refusedRows: 2, createdCount: 0 },
  })
  expect((await client.GET('/products/imports/{id}/problems', { params })).data?.data).toMatchObject([
    { row: 3, column: 'sku', code: 'not_unique' },
  ])
  expect((await productsOf(shop)).map(({ name }) => name)).toEqual(['Mũ len'])
})

test('startProductImport: of two presses at the same moment one counts', async () => {
  const { token, category, client } = await arrange()
  const { id } = await upload(token, `${head}\nBát,Men,${category},90000,1,\n`)
  const start = () => client.POST('/products/imports/{id}/start', { params: { path: { id } }, body: {} })
  const answers = await Promise.all([start(), start(), start()])
  expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409, 409])
})
