import { type ApiClient, newIdempotencyKey, unwrap } from '@chonoi/api-client'
import type {
  Deposit,
  Order,
  OrderPaymentMethod,
  Payment,
  PaymentDetail,
  Product,
  ProductStatus,
} from '@chonoi/contract'

/** Adds three products to the cart. */
export async function fillCart(api: ApiClient): Promise<void> {
  const { data } = await unwrap(api.GET('/products', { params: { query: { limit: 3 } } }))
  for (const { id } of data) await unwrap(api.POST('/cart', { body: { productId: id, quantity: 1 } }))
}

/** Pays a filled cart from the wallet, which takes real stock. Returns the first of its orders. */
export async function payCart(api: ApiClient): Promise<Pick<Order, 'id'>> {
  await fillCart(api)
  const [{ data: addresses }, { totalInCents }] = await Promise.all([
    unwrap(api.GET('/addresses')),
    unwrap(api.GET('/cart')),
  ])
  const header = { 'Idempotency-Key': newIdempotencyKey() }
  const body = {
    addressId: addresses[0]?.id ?? '',
    paymentMethod: 'WALLET',
    expectedTotalInCents: totalInCents,
  } as const
  const { orders } = await unwrap(api.POST('/orders', { params: { header }, body }))
  const [order] = orders
  if (!order) throw new Error('Paying made no order.')
  return order
}

/** Places a filled cart by a way of paying, without paying it yet. Returns its first order. */
export const placeCart =
  (method: OrderPaymentMethod) =>
  async (api: ApiClient): Promise<Pick<Order, 'id' | 'groupId'>> => {
    await fillCart(api)
    const [{ data: addresses }, { totalInCents }] = await Promise.all([
      unwrap(api.GET('/addresses')),
      unwrap(api.GET('/cart')),
    ])
    const header = { 'Idempotency-Key': newIdempotencyKey() }
    const body = { addressId: addresses[0]?.id ?? '', paymentMethod: method, expectedTotalInCents: totalInCents }
    const { orders } = await unwrap(api.POST('/orders', { params: { header }, body }))
    const [order] = orders
    if (!order) throw new Error('Checking out made no order.')
    return order
  }

/** Begins to pay a filled cart. */
export const beginPayment =
  (method: OrderPaymentMethod) =>
  async (api: ApiClient): Promise<PaymentDetail> => {
    const { id: orderId } = await placeCart(method)(api)
    const header = { 'Idempotency-Key': newIdempotencyKey() }
    return unwrap(api.POST('/payments/create', { params: { header }, body: { orderId, method } }))
  }

/** Pays a filled cart from the wallet. Returns the payment. */
export async function payFromWallet(api: ApiClient): Promise<Pick<Payment, 'id'>> {
  await placeCart('WALLET')(api)
  const { data } = await unwrap(api.GET('/payments/my-payments'))
  const [payment] = data
  if (!payment) throw new Error('Paying made no payment.')
  return payment
}

/** Removes every address of the signed-in user. */
export async function forgetAddresses(api: ApiClient): Promise<void> {
  const { data } = await unwrap(api.GET('/addresses'))
  for (const { id } of data) await unwrap(api.DELETE('/addresses/{id}', { params: { path: { id } } }))
}

/** Returns a product that is on sale. */
export const productOf =
  (slug: string) =>
  (api: ApiClient): Promise<Pick<Product, 'id' | 'name'>> =>
    unwrap(api.GET('/products/{id}', { params: { path: { id: slug } } }))

/** Returns the newest product in a state among those that the signed-in user manages. */
export const managedProduct =
  (status: ProductStatus) =>
  async (api: ApiClient): Promise<Pick<Product, 'id' | 'name'>> => {
    const query = { status, limit: 1 } as const
    const { data } = await unwrap(api.GET('/products/management/all', { params: { query } }))
    const [product] = data
    if (!product) throw new Error(`The demo has no product that is ${status}.`)
    return product
  }

/** A draft that has nothing but its name. */
export const unfinishedProduct = (api: ApiClient): Promise<Pick<Product, 'id' | 'name'>> =>
  unwrap(api.POST('/products', { body: { name: 'Ấm trà men ngọc', isDraft: true } }))

/** Takes a product off sale and submits it again. */
export async function resubmittedProduct(api: ApiClient): Promise<Pick<Product, 'id' | 'name'>> {
  const product = await managedProduct('APPROVED')(api)
  for (const status of ['ARCHIVED', 'PENDING'] as const)
    await unwrap(api.PUT('/products/{id}', { params: { path: { id: product.id } }, body: { status } }))
  return product
}

/** Rejects the newest product that waits for the platform. */
export async function rejectedProduct(api: ApiClient): Promise<Pick<Product, 'id' | 'name'>> {
  const product = await managedProduct('PENDING')(api)
  const body = { approved: false, reason: 'Ảnh mờ, chưa thấy rõ mặt sau của sản phẩm.' }
  await unwrap(api.PUT('/products/{id}/approve', { params: { path: { id: product.id } }, body }))
  return product
}

/** Opens a deposit by transfer. */
export async function openDeposit(api: ApiClient): Promise<Pick<Deposit, 'id'>> {
  const header = { 'Idempotency-Key': newIdempotencyKey() }
  return unwrap(api.POST('/deposit-transfers', { params: { header }, body: { amountInCents: 50_000_000 } }))
}

/** Opens a deposit and reports its transfer. */
export async function reportDeposit(api: ApiClient): Promise<Pick<Deposit, 'id'>> {
  const { id } = await openDeposit(api)
  const { createdAt } = await unwrap(api.GET('/deposits/{id}', { params: { path: { id } } }))
  const body = { bankName: 'Vietcombank', bankReference: 'FT2611', transferDateTime: createdAt }
  return unwrap(api.PUT('/deposits/{id}/transfer', { params: { path: { id } }, body }))
}

/** Opens a deposit and cancels it. */
export async function cancelDeposit(api: ApiClient): Promise<Pick<Deposit, 'id'>> {
  const { id } = await openDeposit(api)
  await unwrap(api.DELETE('/deposits/{id}', { params: { path: { id } } }))
  return { id }
}

/** Returns the newest order of the signed-in user's shop that is ready to be shipped. */
export async function packedOrder(api: ApiClient): Promise<Pick<Order, 'id' | 'orderNumber'>> {
  const query = { status: 'PROCESSING', limit: 1 } as const
  const { data } = await unwrap(api.GET('/orders/management/all', { params: { query } }))
  const [order] = data
  if (!order) throw new Error('The demo has no order that is being prepared.')
  return order
}

/** Returns the newest order of the signed-in user's shop that is delivered and paid. */
export async function paidOrder(api: ApiClient): Promise<Pick<Order, 'id' | 'orderNumber'>> {
  const query = { status: 'DELIVERED', paymentStatus: 'PAID', limit: 50 } as const
  const { data } = await unwrap(api.GET('/orders/management/all', { params: { query } }))
  const { id: withReturn } = await orderToReturn(api)
  const order = data.find(({ id }) => id !== withReturn)
  if (!order) throw new Error('The demo has no order that was delivered and paid.')
  return order
}

/** Returns the order of the signed-in user's shop whose buyer asks to send goods back. */
export async function orderToReturn(api: ApiClient): Promise<Pick<Order, 'id' | 'orderNumber'>> {
  const query = { status: 'REQUESTED', limit: 1 } as const
  const { data } = await unwrap(api.GET('/returns/management/all', { params: { query } }))
  const [asked] = data
  if (!asked) throw new Error('The demo has no return that waits for its shop.')
  return { id: asked.orderId, orderNumber: asked.orderNumber }
}

/** Saves products for later, one of them with a note. */
export async function fillWishlist(api: ApiClient): Promise<void> {
  const { data } = await unwrap(api.GET('/products', { params: { query: { limit: 4 } } }))
  for (const [index, { id: productId }] of data.entries()) {
    const more = index === 0 ? ({ notes: 'Quà sinh nhật mẹ', priority: 'HIGH' } as const) : {}
    await unwrap(api.POST('/wishlist', { body: { productId, ...more } }))
  }
}

/** Bookmarks three articles, the first with notes and tags. */
export async function fillBookmarks(api: ApiClient): Promise<void> {
  const { articles } = await unwrap(api.GET('/news/public', { params: { query: { limit: 3 } } }))
  for (const [index, { id: articleId }] of articles.entries()) {
    const body = index === 0 ? { notes: 'Đọc lại trước khi về quê.', tags: ['miền Tây', 'đọc sau'] } : {}
    await unwrap(api.POST('/news/{articleId}/bookmarks', { params: { path: { articleId } }, body }))
  }
}
