import sharp from 'sharp'
import { expect, test } from 'vitest'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangeCarried } from '../../../test/testing/arrange-remittances.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'
import type { PrintedDocument } from '../../ports/document.ts'
import type { TurnOptions } from '../../ports/turns.ts'

const printed: PrintedDocument[] = []
let heard: TurnOptions | undefined
const server = useTestApi(({ documents }) => ({
  documents: {
    print(document: PrintedDocument, options?: TurnOptions) {
      printed.push(document)
      heard = options
      return documents.print(document, options)
    },
  },
}))

/** A shop with a seller and two orders. */
async function arrange() {
  const shop = (await arrangeShop(server)).id
  const product = await arrangeProduct(server, { shop })
  const buyer = await arrangePerson(server)
  const { token } = await arrangePerson(server, { shop })
  const orders = [
    await arrangeOrderOf(server, { buyer, product, status: 'PROCESSING' }),
    await arrangeOrderOf(server, { buyer, product, status: 'PROCESSING' }),
  ]
  return { shop, token, orderIds: orders.map(({ id }) => id) }
}

const print = (token: string, body: object, signal: AbortSignal | null = null) =>
  server.send('/orders/management/packing-slips', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-csrf-token': 'a'.repeat(64), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })

test('printPackingSlips: printing ends with the call that asked for it', async () => {
  const { token, orderIds } = await arrange()
  const asked = new AbortController()
  const answer = print(token, { orderIds }, asked.signal)
  await expect.poll(() => heard?.signal?.aborted).toBe(false)
  asked.abort()
  expect([(await answer).status, heard?.signal?.aborted]).toEqual([503, true])
})

test('printPackingSlips: several orders are one PDF, each on its own page', async () => {
  const { token, orderIds } = await arrange()
  const response = await print(token, { orderIds })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(text).toMatch(/^%PDF-/)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2)
})

test('printPackingSlips: no prices unless the shop wants them', async () => {
  const { token, orderIds } = await arrange()
  await print(token, { orderIds })
  expect(JSON.stringify(printed.at(-1))).not.toContain('₫')
  await print(token, { orderIds, withPrices: true })
  expect(JSON.stringify(printed.at(-1))).toContain('100.000')
})

test('printPackingSlips: printed again, the slips of unchanged orders are the same file', async () => {
  const { token, orderIds } = await arrange()
  const bytes = async () => Buffer.from(await (await print(token, { orderIds })).arrayBuffer()).toString('latin1')
  expect(await bytes()).toBe(await bytes())
})

test('printPackingSlips: names the carrier that collects the cash, until it has', async () => {
  const { seller, shop, order } = await arrangeCarried(server, { status: 'SHIPPED' })
  const { token } = await arrangePerson(server, { shop: shop.id })
  await print(token, { orderIds: [order.id] })
  const underWay = JSON.stringify(printed.at(-1))
  expect([underWay.includes('Chợ Nổi Giao'), underWay.includes('Thu khi giao')]).toEqual([true, true])
  const params = { path: { id: order.id }, header: { 'Idempotency-Key': newKey() } }
  await seller.PUT('/orders/{id}/status', { params, body: { status: 'DELIVERED' } })
  await print(token, { orderIds: [order.id] })
  expect(JSON.stringify(printed.at(-1))).not.toContain('Thu khi giao')
})

test('printPackingSlips: one order of another shop, and nothing is printed', async () => {
  const [own, other] = [await arrange(), await arrange()]
  expect((await print(own.token, { orderIds: [...own.orderIds, other.orderIds[0]] })).status).toBe(404)
})

test("printPackingSlips: the buyer doesn't print the shop's slips", async () => {
  const { orderIds } = await arrange()
  const stranger = await arrangePerson(server)
  expect((await print(stranger.token, { orderIds })).status).toBe(403)
})

test("printPackingSlips: the shop's logo stands on its slips; one whose file is gone is left out", async () => {
  const { shop, token, orderIds } = await arrange()
  const key = `public/${shop}.webp`
  const logo = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#0f766e' } })
    .webp()
    .toBuffer()
  await server.owner.query('update tenants set logo_url = $2 where id = $1', [shop, `/files/${key}`])
  const slips = async () => Buffer.from(await (await print(token, { orderIds })).arrayBuffer()).toString('latin1')
  expect(await slips()).not.toContain('/Subtype /Image')
  await server.api.ports.files.write(key, logo)
  expect(await slips()).toContain('/Subtype /Image')
})

test('printPackingSlips: the carrier has its name and its code as a barcode; before, the order has', async () => {
  const { token, orderIds } = await arrange()
  const [first = '', second] = orderIds
  await server.owner.query(
    `insert into shipments (order_id, tenant_id, buyer_id, carrier, tracking_code, shipped_at)
     select id, tenant_id, buyer_id, 'GHN', 'GHN123456', now() from orders where id = $1`,
    [first],
  )
  await print(token, { orderIds: [first] })
  const shipped = JSON.stringify(printed.at(-1))
  expect(shipped).toContain('Giao Hàng Nhanh')
  expect(shipped).toContain('"barcode":"GHN123456"')
  await print(token, { orderIds: [second] })
  expect(JSON.stringify(printed.at(-1))).toMatch(/"barcode":"CN-[\w-]+"/)
})
