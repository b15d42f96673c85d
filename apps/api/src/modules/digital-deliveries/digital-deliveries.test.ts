import { expect, test, vi } from 'vitest'
import { arrangeDelivery } from '../../../test/testing/arrange-digital-deliveries.ts'
import { arrangeCheckout, arrangePerson } from '../../../test/testing/arrange.ts'
import { csrfToken, newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const at = (id: string) => ({ params: { path: { id } } })
const keyed = (id: string) => ({ params: { path: { id }, header: { 'Idempotency-Key': newKey() } } })
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')

/** An order paid from the wallet, of a digital product unless said otherwise. */
async function arrange({ isDigital = true } = {}) {
  const { buyer, body, shop, product } = await arrangeCheckout(server)
  await server.owner.query('update products set is_digital = $2 where id = $1', [product.id, isDigital])
  const client = server.client(buyer.token)
  const seller = await arrangePerson(server, { shop: shop.id })
  const shopClient = server.client(seller.token)
  const { data } = await client.POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  const [order] = data?.orders ?? []
  const lineId = order?.items[0]?.id ?? ''
  const mine = async () => (await client.GET('/digital-deliveries')).data?.data ?? []
  return { buyer, client, seller, shopClient, orderId: order?.id ?? '', lineId, mine }
}

async function upload(token: string, bytes = pdf) {
  const form = new FormData()
  form.set('file', new File([bytes], 'Sách nấu ăn.pdf'))
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken }
  const response = await server.send('/digital-files', { method: 'POST', headers, body: form })
  return ((await response.json()) as { url: string }).url
}

const download = (token: string, id: string) =>
  server.send(`/digital-deliveries/${id}/download`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken },
  })

test('[STOCK-05] a digital product is to be delivered as soon as its order is paid; other goods are not', async () => {
  const { mine, lineId, orderId } = await arrange()
  expect(await mine()).toMatchObject([
    { orderItemId: lineId, orderId, status: 'PENDING', downloadUrl: null, licenseKey: null, downloadCount: 0 },
  ])
  expect(await (await arrange({ isDigital: false })).mine()).toEqual([])
})

test('[STOCK-05] the shop fills a delivery with a file; the buyer is told and downloads it', async () => {
  const { mine, seller, shopClient, client, buyer } = await arrange()
  const id = (await mine())[0]?.id ?? ''
  expect((await download(buyer.token, id)).status).toBe(409)
  const body = { downloadUrl: await upload(seller.token), licenseKey: 'KHOA-1' }
  const { data } = await shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body })
  expect(data).toMatchObject({ status: 'ACTIVE', fileName: 'Sách nấu ăn.pdf', licenseKey: 'KHOA-1' })
  const response = await download(buyer.token, id)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf)
  expect(await mine()).toMatchObject([{ downloadCount: 1, licenseKey: 'KHOA-1' }])
  const notices = (await client.GET('/notifications')).data?.data.filter(({ type }) => type === 'ORDER_DOWNLOAD_READY')
  expect(notices).toMatchObject([{ link: '/downloads' }])
})

test('downloadDigitalDelivery: only the buyer downloads; the shop and strangers get a 404', async () => {
  const { lineId, seller, buyer } = await arrange({ isDigital: false })
  const id = await arrangeDelivery(server, { lineId, ownerId: seller.id })
  const statuses = [seller.token, (await arrangePerson(server)).token, buyer.token].map(
    async (token) => (await download(token, id)).status,
  )
  expect(await Promise.all(statuses)).toEqual([404, 404, 200])
})

test('downloadDigitalDelivery: refuses more than the allowed number, until the shop extends it', async () => {
  const { lineId, seller, shopClient, buyer } = await arrange({ isDigital: false })
  const id = await arrangeDelivery(server, { lineId, ownerId: seller.id, maxDownloads: 1 })
  await download(buyer.token, id)
  const refused = await download(buyer.token, id)
  expect(((await refused.json()) as { code: string }).code).toBe('delivery.used_up')
  await shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body: { maxDownloads: 2 } })
  expect((await download(buyer.token, id)).status).toBe(200)
})

test('downloadDigitalDelivery: a file that cannot be read costs no download', async () => {
  const { lineId, seller, buyer, mine } = await arrange({ isDigital: false })
  const id = await arrangeDelivery(server, { lineId, ownerId: seller.id, maxDownloads: 1 })
  const { files } = server.api.ports
  const away = Object.assign(new Error('The file store does not answer.'), { code: 'EIO' })
  vi.spyOn(files, 'read').mockRejectedValueOnce(away).mockResolvedValueOnce(undefined)
  expect([(await download(buyer.token, id)).status, (await download(buyer.token, id)).status]).toEqual([503, 404])
  expect(await mine()).toMatchObject([{ downloadCount: 0 }])
  expect((await download(buyer.token, id)).status).toBe(200)
  expect(await mine()).toMatchObject([{ downloadCount: 1 }])
})

test('[STOCK-05] updateDigitalDelivery: revoked and expired ones are closed to the buyer, restored ones open again', async () => {
  const { lineId, seller, shopClient, buyer, mine } = await arrange({ isDigital: false })
  const id = await arrangeDelivery(server, { lineId, ownerId: seller.id })
  const change = (body: { status?: 'ACTIVE' | 'REVOKED'; expiresAt?: string | null }) =>
    shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body })
  const code = async () => ((await (await download(buyer.token, id)).json()) as { code: string }).code
  await change({ status: 'REVOKED' })
  expect(await code()).toBe('delivery.revoked')
  expect(await mine()).toMatchObject([{ status: 'REVOKED', licenseKey: null }])
  await change({ status: 'ACTIVE', expiresAt: '2020-01-01T00:00:00Z' })
  expect(await code()).toBe('delivery.expired')
  expect(await mine()).toMatchObject([{ status: 'EXPIRED' }])
  await change({ expiresAt: null })
  expect((await download(buyer.token, id)).status).toBe(200)
})

test('[STOCK-05] createDigitalDelivery: a paid order item is delivered once, by hand', async () => {
  const { lineId, seller, shopClient } = await arrange({ isDigital: false })
  const body = { orderItemId: lineId, licenseKey: 'KHOA-2' }
  const { data } = await shopClient.POST('/digital-deliveries', { body })
  expect(data).toMatchObject({ status: 'ACTIVE', licenseKey: 'KHOA-2', downloadUrl: null, maxDownloads: 5 })
  const again = await shopClient.POST('/digital-deliveries', { body })
  expect(again.error?.code).toBe('delivery.exists')
  const other = server.client((await arrangePerson(server)).token)
  expect((await other.POST('/digital-deliveries', { body })).response.status).toBe(403)
  expect(seller.id).not.toBe('')
})

test('createDigitalDelivery: needs content, a paid order and the shop’s own upload', async () => {
  const { lineId, orderId, shopClient } = await arrange({ isDigital: false })
  const empty = await shopClient.POST('/digital-deliveries', { body: { orderItemId: lineId } })
  expect(empty.error?.fields).toMatchObject([{ path: 'downloadUrl', code: 'required' }])
  const stolen = await upload((await arrange({ isDigital: false })).seller.token)
  const foreign = await shopClient.POST('/digital-deliveries', { body: { orderItemId: lineId, downloadUrl: stolen } })
  expect(foreign.error?.fields).toMatchObject([{ path: 'downloadUrl', code: 'upload.unknown' }])
  await server.owner.query(`update orders set payment_status = 'PENDING' where id = $1`, [orderId])
  const unpaid = await shopClient.POST('/digital-deliveries', { body: { orderItemId: lineId, licenseKey: 'x' } })
  expect(unpaid.error?.code).toBe('order.not_paid')
})

test('a delivery whose order was paid back is revoked, and stays so', async () => {
  const { orderId, mine, shopClient } = await arrange()
  const id = (await mine())[0]?.id ?? ''
  await shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body: { licenseKey: 'KHOA-3' } })
  await shopClient.PUT('/orders/{id}/status', { ...keyed(orderId), body: { status: 'CANCELLED' } })
  expect(await mine()).toMatchObject([{ status: 'REVOKED', licenseKey: null }])
  const restored = await shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body: { status: 'ACTIVE' } })
  expect(restored.error?.code).toBe('order.not_paid')
})

test('listDigitalDeliveries: a shop sees what it delivers, and a customer may not ask for that', async () => {
  const { shopClient, client, orderId } = await arrange()
  const query = { as: 'seller', status: 'PENDING', orderId } as const
  expect((await shopClient.GET('/digital-deliveries', { params: { query } })).data?.data).toHaveLength(1)
  expect((await client.GET('/digital-deliveries', { params: { query } })).error?.code).toBe('auth.permission_missing')
})

test('getDigitalDelivery: for the buyer and the shop as it is listed; a stranger gets a 404', async () => {
  const { lineId, seller, shopClient, client, mine } = await arrange({ isDigital: false })
  const id = await arrangeDelivery(server, { lineId, ownerId: seller.id })
  const [listed] = await mine()
  expect(listed).toMatchObject({ id, status: 'ACTIVE', licenseKey: 'KHOA-1' })
  for (const reader of [client, shopClient])
    expect((await reader.GET('/digital-deliveries/{id}', at(id))).data).toEqual(listed)
  const stranger = server.client((await arrangePerson(server)).token)
  expect((await stranger.GET('/digital-deliveries/{id}', at(id))).response.status).toBe(404)
})

test('the audit log never holds a license key', async () => {
  const { shopClient, mine } = await arrange()
  const id = (await mine())[0]?.id ?? ''
  await shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body: { licenseKey: 'BI-MAT-9' } })
  await shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body: { licenseKey: 'BI-MAT-10' } })
  const { rows } = await server.owner.query('select changes from audit_logs where entity_id = $1', [id])
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('BI-MAT')
})

test('[STOCK-05] a product with a file is delivered at once when its order is paid', async () => {
  const { buyer, body, shop, product } = await arrangeCheckout(server)
  await server.owner.query('update products set is_digital = true where id = $1', [product.id])
  const admin = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  const path = { params: { path: { productId: product.id } } }
  const adminClient = server.client(admin.token)
  const terms = { maxDownloads: 2, validDays: 30 }
  const refused = await adminClient.PUT('/products/{productId}/digital-content', { ...path, body: terms })
  expect(refused.error?.fields).toMatchObject([{ path: 'downloadUrl', code: 'required' }])
  const set = { ...terms, downloadUrl: await upload(admin.token) }
  const { data } = await adminClient.PUT('/products/{productId}/digital-content', { ...path, body: set })
  expect(data).toEqual({ ...terms, productId: product.id, fileName: 'Sách nấu ăn.pdf' })
  const client = server.client(buyer.token)
  await client.POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  const [delivery] = (await client.GET('/digital-deliveries')).data?.data ?? []
  expect(delivery).toMatchObject({ status: 'ACTIVE', fileName: 'Sách nấu ăn.pdf', maxDownloads: 2 })
  expect(delivery?.expiresAt).not.toBeNull()
  expect((await download(buyer.token, delivery?.id ?? '')).status).toBe(200)
  const removed = { ...terms, downloadUrl: null }
  const after = await adminClient.PUT('/products/{productId}/digital-content', { ...path, body: removed })
  expect(after.data).toMatchObject({ fileName: null })
})

test('updateDigitalDelivery: the buyer is notified of another file, not of more downloads', async () => {
  const { lineId, seller, shopClient, client } = await arrange({ isDigital: false })
  const id = await arrangeDelivery(server, { lineId, ownerId: seller.id })
  const told = async () =>
    (await client.GET('/notifications')).data?.data.filter(({ type }) => type === 'ORDER_DOWNLOAD_READY').length
  await shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body: { maxDownloads: 9 } })
  expect(await told()).toBe(0)
  const body = { downloadUrl: await upload(seller.token) }
  await shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body })
  expect(await told()).toBe(1)
})

const cancel = ({ client, orderId }: Pick<Awaited<ReturnType<typeof arrange>>, 'client' | 'orderId'>) =>
  client.POST('/orders/{id}/cancel', { ...keyed(orderId), body: { reason: 'Đổi ý không mua nữa' } })

test('[ORD-07] cancelOrder: refuses the buyer who downloaded; the shop may still cancel', async () => {
  const bought = await arrange()
  const id = (await bought.mine())[0]?.id ?? ''
  const body = { downloadUrl: await upload(bought.seller.token) }
  await bought.shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body })
  const isHandedOver = async () =>
    (await bought.client.GET('/orders/{id}', { params: { path: { id: bought.orderId } } })).data?.isHandedOver
  expect(await isHandedOver()).toBe(false)
  expect((await download(bought.buyer.token, id)).status).toBe(200)
  expect(await isHandedOver()).toBe(true)
  expect((await cancel(bought)).error).toMatchObject({ status: 409, code: 'order.not_cancellable' })
  const byShop = await bought.shopClient.PUT('/orders/{id}/status', {
    ...keyed(bought.orderId),
    body: { status: 'CANCELLED' },
  })
  expect(byShop.response.status).toBe(200)
})

test('[ORD-07] cancelOrder: refuses the buyer whose license key was delivered', async () => {
  const bought = await arrange()
  const id = (await bought.mine())[0]?.id ?? ''
  await bought.shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body: { licenseKey: 'KHOA-1' } })
  expect((await cancel(bought)).error?.code).toBe('order.not_cancellable')
})

test('[ORD-07] cancelOrder: a file that nobody downloaded can be cancelled', async () => {
  const bought = await arrange()
  const id = (await bought.mine())[0]?.id ?? ''
  const body = { downloadUrl: await upload(bought.seller.token) }
  await bought.shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body })
  expect((await cancel(bought)).response.status).toBe(200)
  expect((await download(bought.buyer.token, id)).status).toBe(409)
})

test('[ORD-07] of a download and a cancellation at once, one succeeds', async () => {
  const bought = await arrange()
  const id = (await bought.mine())[0]?.id ?? ''
  const body = { downloadUrl: await upload(bought.seller.token) }
  await bought.shopClient.PUT('/digital-deliveries/{id}', { ...at(id), body })
  const [downloaded, cancelled] = await Promise.all([download(bought.buyer.token, id), cancel(bought)])
  expect([downloaded.status, cancelled.response.status].toSorted()).toEqual([200, 409])
})
