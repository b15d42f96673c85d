import { randomUUID } from 'node:crypto'
import { arrangePaymentOf } from './arrange-orders.ts'
import type { OrderStatus, ReviewStatus } from '@chonoi/contract'
import { arrangeAddress, arrangeCartLine, type ArrangedProduct, arrangeMoney, arrangePerson } from './arrange.ts'
import { newKey, type TestApi } from './test-api.ts'

let counter = 0

/** Arranges a coupon of the platform or a shop: 10 percent for everybody by default. */
export async function arrangeCoupon(
  { owner }: TestApi,
  more: {
    shop?: string
    description?: string
    type?: 'PERCENTAGE' | 'FIXED_AMOUNT'
    value?: number
    minimum?: number
    limit?: number
    perUser?: number
    active?: boolean
    from?: Date
    until?: Date
    products?: string[]
  } = {},
): Promise<{ id: string; code: string }> {
  const code = `MA${process.pid}X${counter++}`
  const day = 86_400_000
  const { rows } = await owner.query<{ id: string }>(
    `insert into coupons (tenant_id, code, description, discount_type, discount_value, minimum_amount_in_cents, usage_limit,
       per_user_limit, is_active, valid_from, valid_until, applicable_to_all, product_ids)
     values ($1, $2, $13, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      ...[more.shop ?? null, code, more.type ?? 'PERCENTAGE', more.value ?? 10, more.minimum ?? 0, more.limit ?? null],
      ...[more.perUser ?? null, more.active ?? true, more.from ?? new Date(Date.now() - day)],
      ...[more.until ?? new Date(Date.now() + day), more.products === undefined, more.products ?? []],
      more.description ?? 'Giảm giá',
    ],
  )
  return { id: rows[0]?.id ?? '', code }
}

/** Counts a use of a coupon by a checkout, as if it had been made with it. */
export async function arrangeRedemption(
  { owner }: TestApi,
  { coupon, user, group, discount = 100 }: { coupon: string; user: string; group: string; discount?: number },
): Promise<void> {
  await owner.query('update order_groups set coupon_id = $1 where id = $2', [coupon, group])
  await owner.query('update coupons set usage_count = usage_count + 1 where id = $1', [coupon])
  await owner.query(
    'insert into coupon_redemptions (coupon_id, user_id, order_group_id, discount_in_cents) values ($1, $2, $3, $4)',
    [coupon, user, group, discount],
  )
}

/** Arranges another buyer of a product, ready to check out: address, money, product in the cart. */
export async function arrangeBuyerOf(
  test: TestApi,
  product: ArrangedProduct,
  more: { money?: number; quantity?: number } = {},
) {
  const buyer = await arrangePerson(test)
  const address = await arrangeAddress(test, buyer.id)
  await arrangeMoney(test, buyer.id, more.money ?? 100_000_000)
  await arrangeCartLine(test, buyer.id, product, more.quantity ?? 1)
  const client = test.client(buyer.token)
  const order = (expectedTotalInCents: number, key = newKey()) =>
    client.POST('/orders', {
      params: { header: { 'Idempotency-Key': key } },
      body: { addressId: address.id, paymentMethod: 'WALLET', expectedTotalInCents },
    })
  return { buyer, client, order, addressId: address.id }
}

/** Inserts an order of a product in the given status. */
export async function arrangeOrderOf(
  { owner }: TestApi,
  more: {
    buyer: { id: string; email: string }
    product: ArrangedProduct
    status?: OrderStatus
    paymentStatus?: 'PENDING' | 'PAID'
    price?: number
    quantity?: number
    platformDiscount?: number
  },
): Promise<{ id: string; lineId: string; groupId: string }> {
  const { buyer, product, price = 10_000_000, quantity = 1, platformDiscount = 0 } = more
  const payment = more.paymentStatus ?? 'PAID'
  const subtotal = price * quantity
  const total = subtotal - platformDiscount
  const group = await owner.query<{ id: string }>(
    `insert into order_groups (buyer_id, payment_method, payment_status, total_in_cents) values ($1, 'WALLET', $2, $3) returning id`,
    [buyer.id, payment, total],
  )
  const groupId = group.rows[0]?.id ?? ''
  const order = await owner.query<{ id: string }>(
    `insert into orders (order_number, group_id, tenant_id, buyer_id, buyer_first_name, buyer_last_name, buyer_email, status,
       payment_status, payment_method, subtotal_in_cents, discount_in_cents, platform_discount_in_cents, total_in_cents,
       commission_in_cents, shipping_address)
     values ($1, $2, $3, $4, 'An', 'Nguyễn', $5, $6, $7, 'WALLET', $8, $9, $9, $10, 0,
       '{"fullName":"Nguyễn An","phone":"0901234567","line1":"12 Lê Lợi","line2":null,"ward":null,"district":null,"city":"Huế","postalCode":null,"country":"VN"}')
     returning id`,
    [
      ...[`CN-TEST-${process.pid}-${counter++}`, groupId, product.tenantId, buyer.id, buyer.email],
      ...[more.status ?? 'DELIVERED', payment, subtotal, platformDiscount, total],
    ],
  )
  const id = order.rows[0]?.id ?? ''
  const line = await owner.query<{ id: string }>(
    `insert into order_lines (order_id, tenant_id, buyer_id, product_id, variant_id, name, quantity, price_in_cents,
       discount_in_cents, line_total_in_cents, commission_basis_points, commission_in_cents)
     values ($1, $2, $3, $4, $5, 'Bình hoa men lam', $6, $7, $8, $9, 500, 0) returning id`,
    [id, product.tenantId, buyer.id, product.id, product.variantId, quantity, price, platformDiscount, total],
  )
  await arrangePaymentOf({ owner }, groupId)
  return { id, lineId: line.rows[0]?.id ?? '', groupId }
}

/** Inserts a review. */
export async function arrangeReview(
  { owner }: TestApi,
  more: { product: ArrangedProduct; user: string; rating?: number; status?: ReviewStatus; comment?: string; at?: Date },
): Promise<{ id: string }> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into reviews (product_id, tenant_id, user_id, author_first_name, author_last_name, rating, comment, status, created_at)
     values ($1, $2, $3, 'An', 'Nguyễn', $4, $5, $6, $7) returning id`,
    [
      ...[more.product.id, more.product.tenantId, more.user, more.rating ?? 5],
      ...[more.comment ?? 'Rất ưng ý, đóng gói kỹ', more.status ?? 'APPROVED', more.at ?? new Date()],
    ],
  )
  return { id: rows[0]?.id ?? '' }
}

/** Inserts a question on a product that waits for its answer. */
export async function arrangeQuestion(
  { owner }: TestApi,
  more: { product: ArrangedProduct; user: string; words?: string; answer?: string },
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into product_questions (product_id, tenant_id, user_id, author_first_name, author_last_name, question, answer, answered_at)
     values ($1, $2, $3, 'An', 'Nguyễn', $4, $5, case when $5::text is not null then now() end) returning id`,
    [
      more.product.id,
      more.product.tenantId,
      more.user,
      more.words ?? `Còn hàng không ạ? ${randomUUID()}`,
      more.answer ?? null,
    ],
  )
  return rows[0]?.id ?? ''
}
