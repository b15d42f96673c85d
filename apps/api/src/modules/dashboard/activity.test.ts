import { expect, test } from 'vitest'
import { arrangeDeposit } from '../../../test/testing/arrange-deposits.ts'
import { arrangeReview } from '../../../test/testing/arrange-catalogue.ts'
import { arrangeCheckout, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })
const activityOf = async (client: TestClient) =>
  (await client.GET('/admin/dashboard/stats', {})).data?.data.recentActivity ?? []

async function audit(
  action: string,
  entityType: string,
  entityId: string | null,
  more: { tenantId?: string; changes?: object; status?: string } = {},
) {
  await server.owner.query(
    `insert into audit_logs (action, description, vietnamese_description, entity_type, entity_id, tenant_id, changes, status, created_at)
     values ($1, 'In English', 'Tiếng Việt', $2, $3, $4, $5, $6, clock_timestamp())`,
    [
      action,
      entityType,
      entityId,
      more.tenantId ?? null,
      more.changes ? JSON.stringify(more.changes) : null,
      more.status ?? 'SUCCESS',
    ],
  )
}

test('[DASH-19, DASH-20] activity: a processed deposit comes first, with person, amount and status', async () => {
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const person = await arrangePerson(server)
  const asked = await server.client(person.token).POST('/deposits', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { amountInCents: 50_000_000, paymentMethod: 'VIETQR' },
  })
  const { id, depositReference } = asked.data ?? { id: '', depositReference: '' }
  const params = { name: 'Nguyễn An', depositReference }
  expect((await activityOf(admin))[0]).toMatchObject({
    kind: 'DEPOSIT_REQUESTED',
    status: 'info',
    params: { ...params, amountInCents: 50_000_000 },
  })
  await admin.PUT('/admin/deposits/{id}/approve', { params: keyed(id), body: { actualAmountInCents: 40_000_000 } })
  expect((await activityOf(admin))[0]).toMatchObject({
    kind: 'DEPOSIT_COMPLETED',
    status: 'success',
    params: { ...params, amountInCents: 40_000_000 },
  })
  const other = await arrangeDeposit(server, person.id)
  await admin.PUT('/admin/deposits/{id}/process', { params: keyed(other.id), body: { status: 'FAILED' } })
  expect((await activityOf(admin))[0]).toMatchObject({ kind: 'DEPOSIT_FAILED', status: 'error' })
})

test('[DASH-20] activity: returns the latest ten events, newest first, with type and subject', async () => {
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const shop = await arrangeShop(server)
  const person = await arrangePerson(server)
  const product = await arrangeProduct(server, { shop: shop.id, seller: person.id, name: 'Nón lá Huế' })
  for (let old = 0; old < 10; old++) await audit('product.update', 'product', product.id)
  await audit('product.approve', 'product', product.id, { tenantId: shop.id })
  await audit('auth.register', 'user', person.id)
  await audit('auth.login', 'user', person.id)
  await audit('order.status', 'order', null, { changes: { status: { to: 'DELIVERED' } } })
  await audit('order.status', 'order', null, { changes: { status: { to: 'SHIPPED' } } })
  await audit('tenant.update', 'tenant', null, { status: 'FAILED' })
  const shown = await activityOf(admin)
  expect(shown).toHaveLength(10)
  expect(shown.slice(0, 5).map(({ kind, status }) => [kind, status])).toEqual([
    ['OTHER', 'error'],
    ['OTHER', 'info'],
    ['ORDER_DELIVERED', 'success'],
    ['USER_REGISTERED', 'info'],
    ['PRODUCT_APPROVED', 'success'],
  ])
  expect(shown[4]?.params).toMatchObject({ productName: 'Nón lá Huế' })
  expect(shown[3]?.params).toMatchObject({ name: 'Nguyễn An' })
  expect(shown[0]?.description).toBe('Tiếng Việt')
})

test('[DASH-20] activity: new orders and reviews appear immediately, with person and subject', async () => {
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const { buyer, body, product } = await arrangeCheckout(server)
  const client = server.client(buyer.token)
  const { data } = await client.POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  const [order] = data?.orders ?? []
  expect((await activityOf(admin))[0]).toMatchObject({
    kind: 'ORDER_PLACED',
    status: 'info',
    params: { orderNumber: order?.orderNumber, amountInCents: order?.totalInCents, name: 'Nguyễn An' },
  })
  const comment = 'Gốm dày dặn, men đều và đóng gói cẩn thận.'
  const written = await client.POST('/reviews', { body: { productId: product.id, rating: 5, comment } })
  expect(written.response.status).toBe(201)
  const [named] = (await server.owner.query('select name from products where id = $1', [product.id])).rows
  expect((await activityOf(admin))[0]).toMatchObject({
    kind: 'REVIEW_WRITTEN',
    params: { productName: named.name, name: 'Nguyễn An' },
  })
})

test('[DASH-20] activity: a decision on a review names its product, one on a comment says how it was decided', async () => {
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const shop = await arrangeShop(server)
  const person = await arrangePerson(server)
  const product = await arrangeProduct(server, { shop: shop.id, name: 'Nón lá Huế' })
  const review = await arrangeReview(server, { product, user: person.id })
  await audit('review.moderate', 'review', review.id, { changes: { status: { from: 'APPROVED', to: 'APPROVED' } } })
  await audit('comment.moderate', 'comment', null, { changes: { status: { from: 'PENDING', to: 'SPAM' } } })
  const [comment, decided] = await activityOf(admin)
  expect(comment).toMatchObject({ kind: 'COMMENT_SPAM', area: 'comment' })
  expect(decided).toMatchObject({ kind: 'REVIEW_APPROVED', area: 'review', params: { productName: 'Nón lá Huế' } })
  const { data } = await admin.GET('/admin/approvals', {})
  expect(data?.events[0]).toEqual(decided)
})

test("activity: a shop's administrator sees the shop's events only", async () => {
  const [shop, other] = [await arrangeShop(server), await arrangeShop(server)]
  await audit('product.update', 'product', null, { tenantId: shop.id })
  await audit('product.update', 'product', null, { tenantId: other.id })
  await audit('deposit.request', 'deposit', null)
  const client = server.client((await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })).token, {
    'accept-language': 'en',
  })
  const shown = await activityOf(client)
  expect(shown.map(({ description }) => description)).toEqual(['In English'])
})
