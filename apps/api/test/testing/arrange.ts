import { randomUUID } from 'node:crypto'
import type { Role } from '@chonoi/domain'
import type { TestApi } from './test-api.ts'

/** A test's rows, inserted by the owner with the required fields only. */
export interface Arranged {
  id: string
}

export interface ArrangedPerson extends Arranged {
  email: string
  token: string
}

let counter = 0
const next = () => `${Date.now().toString(36)}${(counter++).toString(36)}`

/**
 * Returns the platform's tenant and creates it when missing. Concurrent calls may conflict on either of two unique
 * keys, so the statement names none.
 */
export async function platformTenant({ owner }: TestApi): Promise<string> {
  await owner.query(
    `insert into tenants (slug, name, approval_status, is_platform, is_public) values ('default', 'Chợ Nổi', 'APPROVED', true, false)
     on conflict do nothing`,
  )
  const { rows } = await owner.query<{ id: string }>('select id from tenants where is_platform')
  return rows[0]?.id ?? ''
}

export async function arrangeShop(
  { owner }: TestApi,
  change: { commission?: number; shippingFee?: number; status?: string } = {},
): Promise<Arranged> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into tenants (slug, name, approval_status, commission_basis_points, shipping_fee_in_cents) values ($1, $2, $3, $4, $5) returning id`,
    [`shop-${next()}`, 'Gốm Bát Tràng', change.status ?? 'APPROVED', change.commission ?? 500, change.shippingFee ?? 0],
  )
  return { id: rows[0]?.id ?? '' }
}

/** Arranges a signed-in person: a member of the platform with `role`, and of a shop when one is given. */
export async function arrangePerson(
  test: TestApi,
  more: { role?: Role; shop?: string; shopRole?: Role; actsIn?: 'platform' | 'shop' } = {},
): Promise<ArrangedPerson> {
  const platform = await platformTenant(test)
  const email = `person-${next()}@chonoi.test`
  const { owner, api } = test
  const { rows } = await owner.query<{ id: string }>(
    `insert into users (email, first_name, last_name, is_verified, home_tenant_id) values ($1, 'An', 'Nguyễn', true, $2) returning id`,
    [email, platform],
  )
  const id = rows[0]?.id ?? ''
  await owner.query('insert into memberships (user_id, tenant_id, role) values ($1, $2, $3)', [
    id,
    platform,
    more.role ?? 'CUSTOMER',
  ])
  if (more.shop)
    await owner.query('insert into memberships (user_id, tenant_id, role) values ($1, $2, $3)', [
      id,
      more.shop,
      more.shopRole ?? 'SELLER',
    ])
  const current = more.shop && more.actsIn !== 'platform' ? more.shop : platform
  const session = randomUUID()
  await owner.query(
    `insert into sessions (id, user_id, current_tenant_id, expires_at) values ($1, $2, $3, now() + interval '30 days')`,
    [session, id, current],
  )
  return { id, email, token: await api.ports.tokens.issueAccessToken(session, id) }
}

export async function arrangeCategory({ owner }: TestApi): Promise<Arranged> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into categories (name, slug) values ('Gốm sứ', $1) returning id`,
    [`gom-su-${next()}`],
  )
  return { id: rows[0]?.id ?? '' }
}

export interface ArrangedProduct extends Arranged {
  variantId: string
  tenantId: string
}

/** Arranges a product that an administrator has just approved. */
export async function arrangeApproved(test: TestApi, more: Parameters<typeof arrangeProduct>[1]): Promise<string> {
  const { id } = await arrangeProduct(test, more)
  await test.owner.query(
    `insert into audit_logs (action, description, vietnamese_description, entity_type, entity_id)
     values ('product.approve', 'Approved', 'Duyệt', 'product', $1)`,
    [id],
  )
  return id
}

export async function arrangeProduct(
  test: TestApi,
  more: {
    shop: string
    price?: number
    stock?: number
    name?: string
    status?: string
    category?: string
    seller?: string
  },
): Promise<ArrangedProduct> {
  const { owner } = test
  const category = more.category ?? (await arrangeCategory(test)).id
  const seller = more.seller ?? (await arrangePerson(test, { shop: more.shop })).id
  const { rows } = await owner.query<{ id: string }>(
    `insert into products (tenant_id, seller_id, category_id, name, slug, status, description)
     values ($1, $2, $3, $4, $5, $6, 'Men lam') returning id`,
    [more.shop, seller, category, more.name ?? 'Bình hoa men lam', `binh-hoa-${next()}`, more.status ?? 'APPROVED'],
  )
  const id = rows[0]?.id ?? ''
  const variant = await owner.query<{ id: string }>(
    `insert into product_variants (product_id, tenant_id, price_in_cents, is_default) values ($1, $2, $3, true) returning id`,
    [id, more.shop, more.price ?? 10_000_000],
  )
  const variantId = variant.rows[0]?.id ?? ''
  if (more.stock !== 0) {
    await owner.query(
      `insert into stock_movements (tenant_id, product_id, variant_id, type, quantity) values ($1, $2, $3, 'RESTOCK', $4)`,
      [more.shop, id, variantId, more.stock ?? 10],
    )
  }
  return { id, variantId, tenantId: more.shop }
}

export async function arrangeAddress({ owner }: TestApi, userId: string): Promise<Arranged> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into addresses (user_id, full_name, phone, line1, city, is_default) values ($1, 'Nguyễn An', '0901234567', '12 Lê Lợi', 'Hồ Chí Minh', false) returning id`,
    [userId],
  )
  return { id: rows[0]?.id ?? '' }
}

/** Credits a person's wallet through the ledger, like all money. */
export async function arrangeMoney({ owner }: Pick<TestApi, 'owner'>, userId: string, cents: number): Promise<void> {
  const entries = [
    { kind: 'GATEWAY_CLEARING', gateway: 'manual_deposit', amountInCents: -cents },
    { kind: 'USER_WALLET', userId, amountInCents: cents },
  ]
  await owner.query(
    `select post_ledger('MANUAL_DEPOSIT', 'test', 'deposit', gen_random_uuid(), $1::jsonb)
     from set_config('app.scope', 'system', true)`,
    [JSON.stringify(entries)],
  )
}

export async function arrangeCartLine(
  { owner }: TestApi,
  userId: string,
  product: ArrangedProduct,
  quantity = 1,
): Promise<void> {
  await owner.query('insert into carts (user_id) values ($1) on conflict do nothing', [userId])
  await owner.query('insert into cart_items (user_id, product_id, variant_id, quantity) values ($1, $2, $3, $4)', [
    userId,
    product.id,
    product.variantId,
    quantity,
  ])
}

/** Arranges a buyer with address, money and a product of a new shop in the cart, ready to check out. */
export async function arrangeCheckout(
  test: TestApi,
  more: { price?: number; stock?: number; money?: number; quantity?: number; shop?: Arranged } = {},
) {
  const shop = more.shop ?? (await arrangeShop(test))
  const product = await arrangeProduct(test, {
    shop: shop.id,
    price: more.price ?? 10_000_000,
    stock: more.stock ?? 10,
  })
  const buyer = await arrangePerson(test)
  const address = await arrangeAddress(test, buyer.id)
  await arrangeMoney(test, buyer.id, more.money ?? 100_000_000)
  await arrangeCartLine(test, buyer.id, product, more.quantity ?? 1)
  const total = (more.price ?? 10_000_000) * (more.quantity ?? 1)
  return {
    shop,
    product,
    buyer,
    body: { addressId: address.id, paymentMethod: 'WALLET' as const, expectedTotalInCents: total },
  }
}
