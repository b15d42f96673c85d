import type { BodyOf } from '@chonoi/contract'
import { beforeAll, expect, test } from 'vitest'
import {
  arrangeCategory,
  arrangeCheckout,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
  type ArrangedPerson,
} from '../../../test/testing/arrange.ts'
import { answered } from '../../../test/testing/answered.ts'
import { newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop = ''
let category = ''
let person: ArrangedPerson
let seller: TestClient
let platform: TestClient

beforeAll(async () => {
  shop = (await arrangeShop(server)).id
  category = (await arrangeCategory(server)).id
  person = await arrangePerson(server, { shop })
  seller = server.client(person.token)
  platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
})

const offer = (change: Partial<BodyOf<'createProduct'>> = {}): BodyOf<'createProduct'> => ({
  name: 'Bình gốm men ngọc',
  description: 'Bình gốm nung hai lửa.',
  priceInCents: 25_000_000,
  stock: 7,
  categoryId: category,
  ...change,
})

/** Creates a product of the seller, pending approval. */
const offered = async (change: Partial<BodyOf<'createProduct'>> = {}) =>
  answered(await seller.POST('/products', { body: offer(change) }))
const at = (id: string) => ({ params: { path: { id } } })
const keyed = (id: string, key = newKey()) => ({ params: { path: { id }, header: { 'Idempotency-Key': key } } })
const approve = (id: string) => platform.PUT('/products/{id}/approve', { ...at(id), body: {} })

test('[CATALOG-01, CATALOG-05] createProduct: pending approval, with one variant whose stock is booked as a movement', async () => {
  const product = await offered({ sku: 'BG-001', compareAtPriceInCents: 30_000_000, tags: [' gốm ', 'gốm', 'quà'] })
  expect(product).toMatchObject({
    ...{
      status: 'PENDING',
      tenantId: shop,
      sellerId: person.id,
      slug: 'binh-gom-men-ngoc',
      stock: 7,
      availableStock: 7,
    },
    ...{ priceInCents: 25_000_000, compareAtPriceInCents: 30_000_000, sku: 'BG-001', tags: ['gốm', 'quà'] },
  })
  expect(product.variants).toHaveLength(1)
  const { rows } = await server.owner.query(
    'select type, quantity, created_by from stock_movements where product_id = $1',
    [product.id],
  )
  expect(rows).toEqual([{ type: 'RESTOCK', quantity: 7, created_by: person.id }])
})

test('createProduct: numbers a generated slug that is taken and refuses a typed one', async () => {
  const name = 'Chén trà hoa sen'
  const slugs = [await offered({ name }), await offered({ name }), await offered({ name })].map(({ slug }) => slug)
  expect(slugs).toEqual(['chen-tra-hoa-sen', 'chen-tra-hoa-sen-2', 'chen-tra-hoa-sen-3'])
  const taken = await seller.POST('/products', { body: offer({ slug: 'chen-tra-hoa-sen' }) })
  expect(taken.error).toMatchObject({ status: 409, code: 'slug.taken' })
  const reserved = await seller.POST('/products', { body: offer({ slug: 'bulk' }) })
  expect(reserved.error).toMatchObject({ status: 422, fields: [{ path: 'slug', code: 'slug.reserved' }] })
  expect((await offered({ name: 'Featured' })).slug).toBe('featured-2')
  expect((await offered({ name: '***' })).slug).toBe('san-pham')
})

test('createProduct: a draft stays with its shop, and nobody is asked to approve it', async () => {
  const name = 'Bình còn viết dở'
  expect(await offered({ name, isDraft: true })).toMatchObject({ status: 'DRAFT' })
  const { rows } = await server.owner.query(`select from notifications where data ->> 'productName' = $1`, [name])
  expect(rows).toEqual([])
})

const sizes = [
  { name: 'S', options: { Cỡ: 'S' }, sku: 'CO-S', priceInCents: 20_000_000, stock: 3 },
  { name: 'M', options: { Cỡ: 'M' }, sku: 'CO-M', priceInCents: 22_000_000, stock: 0 },
]

test('createProduct: with variants, each has its own offer, and the first is the default', async () => {
  const product = await offered({ name: 'Áo có cỡ', variants: sizes })
  expect(product.variants.map(({ name, sku, stock, isDefault }) => ({ name, sku, stock, isDefault }))).toEqual([
    { name: 'S', sku: 'CO-S', stock: 3, isDefault: true },
    { name: 'M', sku: 'CO-M', stock: 0, isDefault: false },
  ])
  expect(product).toMatchObject({ priceInCents: 20_000_000, stock: 3 })
})

test('createProduct: a price struck out below its price names the variant', async () => {
  const variants = [{ name: 'S', priceInCents: 20_000_000, compareAtPriceInCents: 100, stock: 1 }]
  const refused = await seller.POST('/products', { body: offer({ variants }) })
  expect(refused.error?.fields).toMatchObject([{ path: 'variants.0.compareAtPriceInCents', code: 'amount.too_small' }])
})

test('createProduct: an image that the caller did not upload is refused, and nothing is written', async () => {
  const name = 'Bình với hình lạ'
  const body = offer({ name, imageUrls: ['/files/public/khong-co.webp'] })
  expect((await seller.POST('/products', { body })).error?.fields).toMatchObject([
    { path: 'imageUrls.0', code: 'upload.unknown' },
  ])
  const { rows } = await server.owner.query('select from products where name = $1', [name])
  expect(rows).toEqual([])
})

test('createProduct: 50 concurrent products of one name get 50 slugs', async () => {
  const names = await Promise.all(Array.from({ length: 50 }, () => offered({ name: 'Đồng loạt' })))
  expect(new Set(names.map(({ slug }) => slug)).size).toBe(50)
})

test('createProduct: a 422 names the invalid fields', async () => {
  const wrong = async (change: Partial<BodyOf<'createProduct'>>) =>
    (await seller.POST('/products', { body: offer(change) })).error
  expect(await wrong({ priceInCents: 150 })).toMatchObject({ status: 422, fields: [{ path: 'priceInCents' }] })
  expect(await wrong({ compareAtPriceInCents: 25_000_000 })).toMatchObject({
    fields: [{ path: 'compareAtPriceInCents', code: 'amount.too_small' }],
  })
  expect(await wrong({ categoryId: crypto.randomUUID() })).toMatchObject({ status: 422, code: 'category.not_found' })
  await offered({ sku: 'CHUNG' })
  expect(await wrong({ sku: 'CHUNG' })).toMatchObject({ status: 409, code: 'product.sku_taken' })
  expect(await wrong({ name: 'a\u0000b c' })).toMatchObject({ status: 400, code: 'request.malformed' })
})

test('[GEN-01] getProduct: a visitor reads an approved product by id and by slug', async () => {
  const { id, slug } = await offered({ name: 'Đĩa sứ vẽ tay' })
  expect((await server.client().GET('/products/{id}', at(id))).response.status).toBe(404)
  expect((await seller.GET('/products/{id}', at(id))).data?.status).toBe('PENDING')
  await approve(id)
  const byId = await server.client().GET('/products/{id}', at(id))
  const bySlug = await server.client().GET('/products/{id}', at(slug))
  expect(byId.data).toMatchObject({ id, status: 'APPROVED', rejectionReason: null })
  expect(bySlug.data).toEqual(byId.data)
  expect((await server.client().GET('/products/{id}', at('khong-co'))).response.status).toBe(404)
})

test('getProduct: of two shops with the same slug, returns the oldest listed product', async () => {
  const other = (await arrangeShop(server)).id
  const [first, second] = [await arrangeProduct(server, { shop }), await arrangeProduct(server, { shop: other })]
  await server.owner.query(`update products set slug = 'chung-slug' where id = any($1)`, [[first.id, second.id]])
  const read = async () => (await server.client().GET('/products/{id}', at('chung-slug'))).data?.id
  expect(await read()).toBe(first.id)
  await server.owner.query(`update products set status = 'ARCHIVED' where id = $1`, [first.id])
  expect(await read()).toBe(second.id)
})

test('[ADM-PRD-02] approveProduct: only the platform decides; the seller is notified with the reason', async () => {
  const { id } = await offered()
  const body = { approved: false, reason: 'Ảnh mờ' }
  expect((await seller.PUT('/products/{id}/approve', { ...at(id), body })).response.status).toBe(403)
  const without = await platform.PUT('/products/{id}/approve', { ...at(id), body: { approved: false } })
  expect(without.error?.fields).toMatchObject([{ path: 'reason', code: 'required' }])
  const rejected = await platform.PUT('/products/{id}/approve', { ...at(id), body })
  expect(rejected.data).toMatchObject({ status: 'REJECTED', rejectionReason: 'Ảnh mờ' })
  expect((await approve(id)).error).toMatchObject({ status: 409, code: 'product.not_pending' })
  const notices = await server.owner.query(
    `select data from notifications where user_id = $1 and type = 'PRODUCT_REJECTED'`,
    [person.id],
  )
  expect(notices.rows).toMatchObject([{ data: { productId: id, reason: 'Ảnh mờ' } }])
  const audit = await server.owner.query(
    `select tenant_id from audit_logs where action = 'product.reject' and entity_id = $1`,
    [id],
  )
  expect(audit.rows).toEqual([{ tenant_id: shop }])
})

test("approveProduct: refuses decisions on one's own product", async () => {
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  const { id } = await arrangeProduct(server, { shop, seller: admin.id, status: 'PENDING' })
  const { error } = await server.client(admin.token).PUT('/products/{id}/approve', { ...at(id), body: {} })
  expect(error).toMatchObject({ status: 403, code: 'product.own_approval' })
})

const reopen = (id: string, by = platform) => by.POST('/products/{id}/reopen', at(id))

test('reopenProduct: takes an approval or a rejection back, tells the seller and writes it down', async () => {
  const [approved, rejected] = [await offered(), await offered()]
  await approve(approved.id)
  await platform.PUT('/products/{id}/approve', { ...at(rejected.id), body: { approved: false, reason: 'Ảnh mờ' } })
  for (const { id } of [approved, rejected])
    expect((await reopen(id)).data).toMatchObject({ status: 'PENDING', rejectionReason: null })
  const told = await server.owner.query(
    `select data ->> 'productId' as id from notifications where user_id = $1 and type = 'PRODUCT_REOPENED'`,
    [person.id],
  )
  expect(told.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([approved.id, rejected.id]))
  const audit = await server.owner.query(
    `select changes from audit_logs where action = 'product.reopen' and entity_id = $1`,
    [approved.id],
  )
  expect(audit.rows).toEqual([{ changes: { status: { from: 'APPROVED', to: 'PENDING' } } }])
  expect((await approve(approved.id)).data?.status).toBe('APPROVED')
})

test('reopenProduct: only the platform, and only what it decided', async () => {
  const { id } = await offered()
  expect((await reopen(id)).error).toMatchObject({ status: 409, code: 'product.not_decided' })
  await approve(id)
  expect((await reopen(id, seller)).response.status).toBe(403)
})

test('reopenProduct: a product that was ordered since, or decided on long ago, stays as it is', async () => {
  const { buyer, body, product } = await arrangeCheckout(server)
  const approveLog = `insert into audit_logs (action, description, vietnamese_description, entity_type, entity_id, created_at)
    values ('product.approve', 'Approved', 'Duyệt', 'product', $1, now() - $2::interval)`
  await server.owner.query(approveLog, [product.id, '1 minute'])
  await server.client(buyer.token).POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  expect((await reopen(product.id)).error).toMatchObject({ status: 409, code: 'product.decision_final' })
  const old = await arrangeProduct(server, { shop })
  await server.owner.query(approveLog, [old.id, '11 minutes'])
  expect((await reopen(old.id)).error?.code).toBe('product.decision_final')
})

test('bulkReviewProducts: decides on each product by itself, and takes it back', async () => {
  const [first, second, third] = [await offered(), await offered(), await offered()]
  await approve(third.id)
  const ids = [first.id, second.id, third.id]
  const review = (action: 'APPROVE' | 'REJECT' | 'REOPEN', reason?: string) =>
    platform.POST('/products/bulk-review', { body: { ids, action, ...(reason && { reason }) } })
  expect((await review('REJECT')).error?.fields).toMatchObject([{ path: 'reason', code: 'required' }])
  const rejected = await review('REJECT', 'Ảnh mờ')
  expect(rejected.data).toMatchObject({ succeeded: 2, failed: 1 })
  expect(rejected.data?.results.find(({ id }) => id === third.id)).toMatchObject({ code: 'product.not_pending' })
  expect((await review('REOPEN')).data).toMatchObject({ succeeded: 3, failed: 0 })
  expect((await review('APPROVE')).data).toMatchObject({ succeeded: 3, failed: 0 })
})

test('updateProduct: a new name needs approval again, a new price does not', async () => {
  const { id } = await offered()
  await approve(id)
  const priced = await seller.PUT('/products/{id}', { ...at(id), body: { priceInCents: 20_000_000, sku: null } })
  expect(priced.data).toMatchObject({ status: 'APPROVED', priceInCents: 20_000_000 })
  const same = await seller.PUT('/products/{id}', { ...at(id), body: { name: 'Bình gốm men ngọc' } })
  expect(same.data?.status).toBe('APPROVED')
  const renamed = await seller.PUT('/products/{id}', { ...at(id), body: { name: 'Bình gốm men lam' } })
  expect(renamed.data).toMatchObject({ status: 'PENDING', name: 'Bình gốm men lam' })
  expect((await server.client().GET('/products/{id}', at(id))).response.status).toBe(404)
})

test('updateProduct: removes a compare-at price that the new price reaches', async () => {
  const { id } = await offered({ compareAtPriceInCents: 30_000_000 })
  const { data } = await seller.PUT('/products/{id}', { ...at(id), body: { priceInCents: 30_000_000 } })
  expect(data).toMatchObject({ priceInCents: 30_000_000, compareAtPriceInCents: null })
  const wrong = await seller.PUT('/products/{id}', { ...at(id), body: { compareAtPriceInCents: 100 } })
  expect(wrong.error?.fields).toMatchObject([{ path: 'compareAtPriceInCents' }])
})

test('updateProduct: allows only the documented status transitions', async () => {
  const { id } = await offered()
  await approve(id)
  const change = (status: 'DRAFT' | 'PENDING' | 'ARCHIVED') =>
    seller.PUT('/products/{id}', { ...at(id), body: { status } })
  expect((await change('DRAFT')).error).toMatchObject({ status: 409, code: 'product.transition_not_allowed' })
  expect((await change('ARCHIVED')).data?.status).toBe('ARCHIVED')
  expect((await change('DRAFT')).data?.status).toBe('DRAFT')
})

test("updateProduct: colleagues read only, another shop gets a 404, the shop's administrator may change", async () => {
  const { id } = await offered()
  const body = { priceInCents: 1_000_000 }
  const colleague = server.client((await arrangePerson(server, { shop })).token)
  expect((await colleague.GET('/managed-products/{id}', at(id))).response.status).toBe(200)
  expect((await colleague.PUT('/products/{id}', { ...at(id), body })).error).toMatchObject({
    ...{ status: 403, code: 'auth.not_yours' },
  })
  const foreign = server.client((await arrangePerson(server, { shop: (await arrangeShop(server)).id })).token)
  expect((await foreign.GET('/managed-products/{id}', at(id))).response.status).toBe(404)
  expect((await foreign.PUT('/products/{id}', { ...at(id), body })).response.status).toBe(404)
  const buyer = server.client((await arrangePerson(server)).token)
  expect((await buyer.PUT('/products/{id}', { ...at(id), body })).response.status).toBe(403)
  expect((await buyer.GET('/products/{id}', at(id))).response.status).toBe(404)
  const admin = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  expect((await admin.PUT('/products/{id}', { ...at(id), body })).data?.priceInCents).toBe(1_000_000)
})

test("getProduct: hides unlisted products from the shop's customers", async () => {
  const { id } = await offered()
  const customer = server.client((await arrangePerson(server, { shop, shopRole: 'CUSTOMER' })).token)
  expect((await customer.GET('/products/{id}', at(id))).response.status).toBe(404)
})

test('deleteProduct: deletes a product, archives one that orders refer to', async () => {
  const { id } = await offered()
  expect((await seller.DELETE('/products/{id}', at(id))).data).toEqual({ success: true })
  expect((await seller.GET('/managed-products/{id}', at(id))).response.status).toBe(404)
  const { buyer, body, product, shop: other } = await arrangeCheckout(server)
  const bought = await server
    .client(buyer.token)
    .POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  expect(bought.response.status).toBe(201)
  const admin = server.client((await arrangePerson(server, { shop: other.id, shopRole: 'ADMIN' })).token)
  await admin.DELETE('/products/{id}', at(product.id))
  const kept = await admin.GET('/managed-products/{id}', at(product.id))
  expect(kept.data?.status).toBe('ARCHIVED')
})

test('bulkUpdateProducts: skips products of others; one impossible transition refuses all', async () => {
  const [one, two] = [await offered({ compareAtPriceInCents: 26_000_000 }), await offered()]
  const foreign = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  const bulk = (productIds: string[], updates: BodyOf<'bulkUpdateProducts'>['updates']) =>
    seller.PUT('/products/bulk-update', { body: { productIds, updates } })
  const changed = await bulk([one.id, two.id, foreign.id], { priceInCents: 26_000_000 })
  expect(changed.data).toEqual({ affected: 2 })
  const read = async (id: string) => (await seller.GET('/managed-products/{id}', at(id))).data
  expect(await read(one.id)).toMatchObject({ priceInCents: 26_000_000, compareAtPriceInCents: null })
  await approve(two.id)
  const refused = await bulk([one.id, two.id], { status: 'DRAFT' })
  expect(refused.error).toMatchObject({
    ...{ status: 409, code: 'product.transition_not_allowed', details: { productIds: [two.id] } },
  })
  expect((await read(one.id))?.status).toBe('PENDING')
  await bulk([one.id, two.id], { isActive: false })
  expect([(await read(one.id))?.status, (await read(two.id))?.status]).toEqual(['ARCHIVED', 'ARCHIVED'])
  await bulk([one.id, two.id], { isActive: true })
  expect((await read(two.id))?.status).toBe('PENDING')
})

test('what is featured is the platform’s choice: a shop can neither set nor clear it, nor lose its approval by it', async () => {
  const product = await offered()
  await approve(product.id)
  const admin = server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)
  const feature = (by: typeof seller, isFeatured: boolean) =>
    by.PUT('/products/bulk-update', { body: { productIds: [product.id], updates: { isFeatured } } })
  expect((await feature(seller, true)).error).toMatchObject({ status: 403, code: 'product.featured_by_platform' })
  expect((await feature(admin, true)).data).toEqual({ affected: 1 })
  const read = async () => (await seller.GET('/managed-products/{id}', at(product.id))).data
  expect(await read()).toMatchObject({ isFeatured: true, status: 'APPROVED' })
  const { error } = await seller.PUT('/products/{id}', { ...at(product.id), body: { isFeatured: false } })
  expect(error).toMatchObject({ status: 403, code: 'product.featured_by_platform' })
})

test('bulkUpdateProducts: tells the seller when the platform puts a product back to pending', async () => {
  const product = await offered()
  await approve(product.id)
  const admin = server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)
  const updates = { status: 'PENDING' as const }
  await admin.PUT('/products/bulk-update', { body: { productIds: [product.id], updates } })
  const { data } = await seller.GET('/notifications')
  expect(data?.data[0]).toMatchObject({ type: 'PRODUCT_REOPENED', data: { productId: product.id } })
})

test('bulkUpdateProducts and deleteProduct: tell the seller when the platform removes a product', async () => {
  const [archived, deleted] = [await offered(), await offered()]
  const admin = server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)
  await admin.PUT('/products/bulk-update', { body: { productIds: [archived.id], updates: { status: 'ARCHIVED' } } })
  await admin.DELETE('/products/{id}', { params: { path: { id: deleted.id } } })
  const { data } = await seller.GET('/notifications')
  const removed = data?.data.filter(({ type }) => type === 'PRODUCT_REMOVED').map((told) => told.data.productId)
  expect(removed?.toSorted()).toEqual([archived.id, deleted.id].toSorted())
})

test("bulkUpdateProducts: doesn't wait for a cart that is being written", async () => {
  const { id } = await offered()
  const { id: userId } = await arrangePerson(server)
  const cart = await server.owner.connect()
  await cart.query('begin')
  await cart.query('insert into carts (user_id) values ($1)', [userId])
  await cart.query(
    `insert into cart_items (user_id, product_id, variant_id, quantity)
     select $1, id, default_variant_id, 1 from products where id = $2`,
    [userId, id],
  )
  const body = { productIds: [id], updates: { priceInCents: 25_000_000 } }
  const changed = await seller.PUT('/products/bulk-update', { body })
  await cart.query('rollback')
  cart.release()
  expect(changed.data).toEqual({ affected: 1 })
})

test('[STOCK-03] updateProductStock: books movements, never below zero, once per key', async () => {
  const { id } = await offered({ stock: 3 })
  const key = newKey()
  const first = await seller.PUT('/products/{id}/stock', {
    ...keyed(id, key),
    body: { stockChange: 4, reason: 'Nhập' },
  })
  const again = await seller.PUT('/products/{id}/stock', {
    ...keyed(id, key),
    body: { stockChange: 4, reason: 'Nhập' },
  })
  expect([first.data?.stock, again.data?.stock]).toEqual([7, 7])
  const short = await seller.PUT('/products/{id}/stock', { ...keyed(id), body: { stockChange: -8 } })
  expect(short.error).toMatchObject({ status: 409, code: 'stock.insufficient', details: { availableStock: 7 } })
  for (const body of [
    { stockChange: 1, type: 'SALE' },
    { stockChange: 1, type: 'DAMAGE' },
  ] as const) {
    const wrong = await seller.PUT('/products/{id}/stock', { ...keyed(id), body })
    expect(wrong.error?.fields).toMatchObject([{ path: 'type' }])
  }
  const huge = await seller.PUT('/products/{id}/stock', { ...keyed(id), body: { stockChange: 10_000_000 } })
  expect(huge.error?.fields).toMatchObject([{ path: 'stockChange', code: 'too_large' }])
})

test('updateProductStock: notifies the shop once of low stock, by hand or by an order', async () => {
  const own = await arrangeCheckout(server, { stock: 12, quantity: 2 })
  const owner = await arrangePerson(server, { shop: own.shop.id, shopRole: 'ADMIN' })
  const params = { header: { 'Idempotency-Key': newKey() } }
  await server.client(own.buyer.token).POST('/orders', { params, body: own.body })
  const client = server.client(owner.token)
  await client.PUT('/products/{id}/stock', { ...keyed(own.product.id), body: { stockChange: -1 } })
  const heard = async () =>
    (
      await server.owner.query(
        `select data ->> 'stock' as stock from notifications where user_id = $1 and type = 'STOCK_LOW' order by created_at`,
        [owner.id],
      )
    ).rows
  expect(await heard()).toEqual([{ stock: '10' }])
  await client.PUT('/products/{id}/stock', { ...keyed(own.product.id), body: { stockChange: 5 } })
  await client.PUT('/products/{id}/stock', { ...keyed(own.product.id), body: { stockChange: -6 } })
  expect(await heard()).toEqual([{ stock: '10' }, { stock: '8' }])
})

test('updateProductStock: 50 concurrent withdrawals take exactly the available stock', async () => {
  const { id } = await offered({ stock: 20 })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => seller.PUT('/products/{id}/stock', { ...keyed(id), body: { stockChange: -1 } })),
  )
  const statuses = answers.map(({ response }) => response.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 409)).toHaveLength(30)
  expect((await seller.GET('/managed-products/{id}', at(id))).data?.stock).toBe(0)
})

test("getProductStats: a seller's own, the tenant's for its administrator, other tenants' for the platform only", async () => {
  const own = (await arrangeShop(server)).id
  const [one, two] = [await arrangePerson(server, { shop: own }), await arrangePerson(server, { shop: own })]
  await arrangeProduct(server, { shop: own, seller: one.id, stock: 50 })
  await arrangeProduct(server, { shop: own, seller: one.id, stock: 0 })
  await arrangeProduct(server, { shop: own, seller: two.id, stock: 5, status: 'PENDING' })
  const stats = async (token: string, tenantId?: string) =>
    server.client(token).GET('/products/stats', { params: { query: { ...(tenantId && { tenantId }) } } })
  expect((await stats(one.token)).data).toEqual({
    ...{ total: 2, active: 1, pending: 0, approved: 2, rejected: 0, outOfStock: 1, lowStock: 0 },
  })
  const admin = await arrangePerson(server, { shop: own, shopRole: 'ADMIN' })
  expect((await stats(admin.token)).data).toMatchObject({ total: 3, pending: 1, lowStock: 1 })
  expect((await stats(admin.token, shop)).error).toMatchObject({ status: 403, code: 'auth.tenant_forbidden' })
  const { data } = await platform.GET('/products/stats', { params: { query: { tenantId: own } } })
  expect(data?.total).toBe(3)
})

test("listManagedProducts: the current tenant's products in any state, searched by name without diacritics or by sku", async () => {
  const own = (await arrangeShop(server)).id
  const client = server.client((await arrangePerson(server, { shop: own })).token)
  await client.POST('/products', { body: offer({ name: 'Nón lá Huế', sku: 'NL-99' }) })
  await client.POST('/products', { body: offer({ name: 'Quạt nan' }) })
  const list = async (query: object) =>
    (await client.GET('/products/management/all', { params: { query } })).data?.data.map(({ name }) => name)
  expect(await list({ sortBy: 'name', sortOrder: 'asc' })).toEqual(['Nón lá Huế', 'Quạt nan'])
  expect(await list({ search: 'non la' })).toEqual(['Nón lá Huế'])
  expect(await list({ search: 'nl-99' })).toEqual(['Nón lá Huế'])
  expect(await list({ status: 'APPROVED' })).toEqual([])
  const everything = await platform.GET('/products/management/all', { params: { query: { search: 'quat nan' } } })
  expect(everything.data?.data.map(({ tenant }) => tenant.id)).toContain(own)
})
