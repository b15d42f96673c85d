import { type ApiClient, newIdempotencyKey, unwrap } from '@chonoi/api-client'
import type { BodyOf, Carrier, Order, RemittanceDetail } from '@chonoi/contract'
import { demoApi } from './demo-api.ts'

const keyed = () => ({ header: { 'Idempotency-Key': newIdempotencyKey() } })

/** A carrier of the platform, whose code counts how many there are: pictures show it. */
export async function addCarrier(admin: ApiClient, name = 'Nhanh Như Gió'): Promise<Carrier> {
  const { data } = await unwrap(admin.GET('/admin/carriers'))
  return unwrap(admin.POST('/admin/carriers', { body: { name, code: `GIO_${data.length + 1}` } }))
}

/** The people of a remittance, signed in. */
export interface RemittancePeople {
  customer: ApiClient
  seller: ApiClient
  /** Imports statements. */
  admin: ApiClient
  /** Confirms them. */
  second: ApiClient
}

async function storyPeople(): Promise<RemittancePeople> {
  return {
    customer: await demoApi('customer@chonoi.test'),
    seller: await demoApi('seller@chonoi.test'),
    admin: await demoApi('admin@chonoi.test'),
    second: await demoApi('superadmin@chonoi.test'),
  }
}

/** An order by cash of the seller's shop that a carrier brought. */
async function deliverByCarrier(
  { customer, seller }: RemittancePeople,
  { id: carrierId }: Pick<Carrier, 'id'>,
  trackingCode: string,
): Promise<Order> {
  const products = { status: 'APPROVED', limit: 1 } as const
  const { data } = await unwrap(seller.GET('/products/management/all', { params: { query: products } }))
  const productId = data[0]?.id ?? ''
  const cart = await unwrap(customer.POST('/cart', { body: { productId, quantity: 1 } }))
  const { data: addresses } = await unwrap(customer.GET('/addresses'))
  const body = {
    addressId: addresses[0]?.id ?? '',
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotalInCents: cart.totalInCents,
  } as const
  const { orders } = await unwrap(customer.POST('/orders', { params: keyed(), body }))
  const id = orders[0]?.id ?? ''
  const params = () => ({ path: { id }, ...keyed() })
  await unwrap(seller.PUT('/orders/{id}/status', { params: params(), body: { status: 'PROCESSING' } }))
  const parcel = { carrier: 'OTHER', carrierId, trackingCode } as const
  await unwrap(seller.POST('/orders/{id}/ship', { params: params(), body: parcel }))
  return unwrap(seller.PUT('/orders/{id}/status', { params: params(), body: { status: 'DELIVERED' } }))
}

/** Imports a statement, whose bank reference counts how many there are. */
async function importStatement(
  { admin }: RemittancePeople,
  body: Omit<BodyOf<'createRemittance'>, 'bankReference'>,
): Promise<RemittanceDetail> {
  const { pagination } = await unwrap(admin.GET('/admin/remittances', { params: { query: { limit: 1 } } }))
  const bankReference = `FT26334 ${100 + pagination.total}`
  return unwrap(admin.POST('/admin/remittances', { params: keyed(), body: { ...body, bankReference } }))
}

/** A draft with a line of each result. */
export async function importDraft(people: RemittancePeople): Promise<RemittanceDetail> {
  const carrier = await addCarrier(people.admin)
  const paid = await deliverByCarrier(people, carrier, 'NNG0001')
  const other = await deliverByCarrier(people, carrier, 'NNG0002')
  return importStatement(people, {
    ...{ carrierId: carrier.id, transferredInCents: paid.totalInCents - 500_000 },
    lines: [
      { trackingCode: 'NNG0001', collectedInCents: paid.totalInCents, feeInCents: 500_000 },
      { orderNumber: other.orderNumber, collectedInCents: other.totalInCents - 100_000 },
      { trackingCode: 'NNG9999', collectedInCents: 12_000_000 },
      { orderNumber: paid.orderNumber, collectedInCents: paid.totalInCents },
    ],
  })
}

/** A draft whose line names no known order. */
async function importUnknown(people: RemittancePeople): Promise<RemittanceDetail> {
  const { id: carrierId } = await addCarrier(people.admin)
  const lines = [{ trackingCode: 'NNG9999', collectedInCents: 12_000_000 }]
  return importStatement(people, { carrierId, transferredInCents: 12_000_000, lines })
}

const confirm = ({ second }: RemittancePeople, { id }: Pick<RemittanceDetail, 'id'>): Promise<RemittanceDetail> =>
  unwrap(second.POST('/admin/remittances/{id}/confirm', { params: { path: { id }, ...keyed() } }))

/** A remittance in the market of a story, by where it stands. */
export const remittanceOf = {
  draft: async () => importDraft(await storyPeople()),
  async confirmed() {
    const people = await storyPeople()
    return confirm(people, await importDraft(people))
  },
  /** Its money waits with the carrier. */
  async unmatched() {
    const people = await storyPeople()
    return confirm(people, await importUnknown(people))
  },
  async cancelled() {
    const people = await storyPeople()
    const { id } = await importUnknown(people)
    return unwrap(people.admin.POST('/admin/remittances/{id}/cancel', { params: { path: { id } } }))
  },
  /** The carrier transferred less than the matched line holds. */
  async short() {
    const people = await storyPeople()
    const carrier = await addCarrier(people.admin)
    const { totalInCents } = await deliverByCarrier(people, carrier, 'NNG0001')
    return importStatement(people, {
      ...{ carrierId: carrier.id, transferredInCents: totalInCents - 1_000_000 },
      lines: [{ trackingCode: 'NNG0001', collectedInCents: totalInCents }],
    })
  },
} as const
