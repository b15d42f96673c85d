import { arrangeSignIn } from '../testing/arrange-account.ts'
import { arrangeCoupon } from '../testing/arrange-catalogue.ts'
import { arrangeCartLine, arrangeMoney, type ArrangedPerson } from '../testing/arrange.ts'
import { newKey, type TestApi } from '../testing/test-api.ts'
import { arrangeCallers, type Caller, callerNames, type Standing } from '../permissions/callers.ts'
import { arrangeOwnRows, type Rows } from '../permissions/rows.ts'

/** What a call of one caller can name, so that it succeeds. */
export interface OwnWorld {
  rows: Rows
  /** An order that was really paid; absent where the caller may not buy. */
  paidOrder: string | undefined
  /** What is in the caller's cart. */
  cartTotalInCents: number
}

export interface FuzzWorld {
  standings: Record<Caller, Standing>
  own: Record<Caller, OwnWorld | null>
  /** Somebody who signed in, and a link to set a new password. */
  account: ArrangedPerson & { refreshToken: string; resetToken: string }
  couponCode: string
}

/** Everybody with rows of every kind, money, a password and a paid order; what is needed to succeed, nothing is left to luck. */
export async function arrangeFuzz(test: TestApi): Promise<FuzzWorld> {
  const standings = await arrangeCallers(test)
  const own = {} as FuzzWorld['own']
  for (const caller of callerNames) {
    const standing = standings[caller]
    const rows = await arrangeOwnRows(test, standing)
    own[caller] = rows && standing.person && (await arrangeWorld(test, standing.person, rows))
  }
  const { grant, ...person } = await arrangeSignIn(test)
  const resetToken = test.api.ports.tokens.newSecret()
  await test.owner.query(
    `insert into password_resets (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [person.id, test.api.ports.tokens.hashSecret(resetToken)],
  )
  return {
    standings,
    own,
    account: { ...person, refreshToken: grant.refreshToken, resetToken },
    couponCode: (await arrangeCoupon(test)).code,
  }
}

async function arrangeWorld(test: TestApi, person: ArrangedPerson, rows: Rows): Promise<OwnWorld> {
  await arrangeMoney(test, person.id, 100_000_000_000)
  const product = await test.owner.query<{ id: string; variantId: string; tenantId: string; price: number }>(
    `select p.id, v.id as "variantId", p.tenant_id as "tenantId", v.price_in_cents::bigint as price
     from cart_items c join products p on p.id = c.product_id join product_variants v on v.id = c.variant_id
     where c.user_id = $1`,
    [person.id],
  )
  const [inCart] = product.rows
  if (!inCart) throw new Error('The cart is empty.')
  const cartTotalInCents = Number(inCart.price)
  const { data } = await test.client(person.token).POST('/orders', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { addressId: rows.address, paymentMethod: 'WALLET', expectedTotalInCents: cartTotalInCents },
  })
  if (data) await arrangeCartLine(test, person.id, inCart)
  const line = await test.owner.query<{ id: string }>('select id from cart_items where user_id = $1', [person.id])
  return {
    rows: { ...rows, cartItem: line.rows[0]?.id ?? rows.cartItem },
    paidOrder: data?.orders[0]?.id,
    cartTotalInCents,
  }
}
