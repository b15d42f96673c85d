import { arrangePerson, arrangeShop } from './arrange.ts'
import { arrangeAccount } from './arrange-account.ts'
import type { TestApi } from './test-api.ts'

interface Arranging {
  tenant: string
  sender: string
  receiver: string
  senderBecomes?: 'SELLER' | 'CUSTOMER' | 'LEFT'
  /** Whether its time is over. */
  isExpired?: boolean
}

/** Arranges an open handover. Returns its id. */
export async function arrangeHandover(
  test: TestApi,
  { tenant, sender, receiver, senderBecomes = 'SELLER', isExpired = false }: Arranging,
): Promise<string> {
  const { rows } = await test.owner.query<{ id: string }>(
    `insert into shop_handovers (tenant_id, sender_id, receiver_id, sender_becomes, expires_at)
     values ($1, $2, $3, $4, now() + $5::interval) returning id`,
    [tenant, sender, receiver, senderBecomes, isExpired ? '-1 second' : '7 days'],
  )
  return rows[0]?.id ?? ''
}

/** Arranges a shop with an administrator who has a password, and a seller. */
export async function arrangeShopOfTwo(test: TestApi) {
  const { id: shop } = await arrangeShop(test)
  const admin = await arrangeAccount(test, { shop, shopRole: 'ADMIN' })
  const seller = await arrangePerson(test, { shop })
  return { shop, admin, seller, client: test.client(admin.token), sellerClient: test.client(seller.token) }
}

/** Arranges an open handover in a hidden shop of its own, from one person or to them. Returns its id. */
export async function arrangeHandoverElsewhere(
  test: TestApi,
  party: { sender: string } | { receiver: string },
): Promise<string> {
  const { id: tenant } = await arrangeShop(test)
  await test.owner.query('update tenants set is_public = false where id = $1', [tenant])
  const isSender = 'sender' in party
  const person = isSender ? party.sender : party.receiver
  await test.owner.query('insert into memberships (user_id, tenant_id, role) values ($1, $2, $3)', [
    person,
    tenant,
    isSender ? 'ADMIN' : 'SELLER',
  ])
  const other = (await arrangePerson(test, { shop: tenant, shopRole: isSender ? 'SELLER' : 'ADMIN' })).id
  return arrangeHandover(test, {
    tenant,
    sender: isSender ? person : other,
    receiver: isSender ? other : person,
  })
}
