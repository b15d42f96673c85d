import { randomBytes } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { type Arranged, arrangeCheckout, arrangePerson } from './arrange.ts'
import { newKey, type TestApi } from './test-api.ts'

/** A carrier of the platform. */
export async function arrangeCarrier(
  { owner }: TestApi,
  { name = 'Chợ Nổi Giao', isActive = true } = {},
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'insert into carriers (code, name, is_active) values ($1, $2, $3) returning id',
    [`CN_${randomBytes(6).toString('hex').toUpperCase()}`, name, isActive],
  )
  return rows[0]?.id ?? ''
}

/**
 * A carrier, and a draft of its remittance that names an order it doesn't collect. Texts contain `words`. Shops can no
 * longer choose the carrier, so that arranging one changes what no shop sees.
 */
export async function arrangeRemittance(
  test: TestApi,
  { words, order }: { words: string; order: string },
): Promise<{ carrier: string; remittance: string }> {
  const carrier = await arrangeCarrier(test, { name: words, isActive: false })
  const { rows } = await test.owner.query<{ id: string }>(
    `with remittance as (
       insert into remittances (carrier_id, bank_reference, transferred_in_cents, imported_by)
       values ($1, $2, 100, $3) returning id)
     insert into remittance_lines (remittance_id, position, tracking_code, collected_in_cents, match, order_id)
     select id, 1, $2, 100, 'AMOUNT_DIFFERS', $4 from remittance returning remittance_id as id`,
    [carrier, words, (await arrangePerson(test, { role: 'ADMIN' })).id, order],
  )
  return { carrier, remittance: rows[0]?.id ?? '' }
}

export type Carried = Awaited<ReturnType<typeof arrangeCarried>>

/** An order by cash that a carrier of the platform collects; DELIVERED by the word of its shop. */
export async function arrangeCarried(
  test: TestApi,
  {
    carrier,
    trackingCode = newTrackingCode(),
    price = 10_000_000,
    status = 'DELIVERED',
    ...more
  }: {
    carrier?: string
    trackingCode?: string
    price?: number
    status?: 'SHIPPED' | 'DELIVERED'
    shop?: Arranged
  } = {},
) {
  const carrierId = carrier ?? (await arrangeCarrier(test))
  const { buyer, body, shop } = await arrangeCheckout(test, { ...more, price, money: 100 })
  const client = test.client(buyer.token)
  const { data: group } = await client.POST('/orders', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { ...body, paymentMethod: 'CASH_ON_DELIVERY' },
  })
  const order = group?.orders[0]
  if (!order) throw new Error('the order was not placed')
  const seller = test.client((await arrangePerson(test, { shop: shop.id })).token)
  const params = () => ({ path: { id: order.id }, header: { 'Idempotency-Key': newKey() } })
  await seller.PUT('/orders/{id}/status', { params: params(), body: { status: 'PROCESSING' } })
  const shipped = await seller.POST('/orders/{id}/ship', {
    params: params(),
    body: { carrier: 'OTHER', carrierId, trackingCode },
  })
  if (!shipped.data) throw new Error(`the order was not shipped: ${shipped.error.code}`)
  if (status === 'DELIVERED') await seller.PUT('/orders/{id}/status', { params: params(), body: { status } })
  return { buyer, client, order, shop, seller, carrierId, trackingCode }
}

export const newTrackingCode = (): string => `CN${randomBytes(6).toString('hex').toUpperCase()}`

/** Two administrators of the platform, of whom the first imports what the second confirms. */
export async function arrangeAccountants(test: TestApi) {
  const first = test.client((await arrangePerson(test, { role: 'ADMIN' })).token)
  const second = test.client((await arrangePerson(test, { role: 'ADMIN' })).token)
  return {
    first,
    second,
    importOf: (body: Omit<BodyOf<'createRemittance'>, 'bankReference'> & { bankReference?: string }) =>
      first.POST('/admin/remittances', {
        params: { header: { 'Idempotency-Key': newKey() } },
        body: { bankReference: `FT ${newTrackingCode()}`, ...body },
      }),
    confirm: (id: string, by = second) =>
      by.POST('/admin/remittances/{id}/confirm', {
        params: { path: { id }, header: { 'Idempotency-Key': newKey() } },
      }),
  }
}

export type Accountants = Awaited<ReturnType<typeof arrangeAccountants>>

/** The whole way of the cash of an order: its carrier's statement, imported and confirmed. */
export async function remit(
  { importOf, confirm }: Accountants,
  { carrierId, trackingCode, order }: Carried,
  feeInCents = 0,
) {
  const { data } = await importOf({
    carrierId,
    transferredInCents: order.totalInCents - feeInCents,
    lines: [{ trackingCode, collectedInCents: order.totalInCents, feeInCents }],
  })
  return confirm(data?.id ?? '')
}
