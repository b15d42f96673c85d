import type { Role } from '@chonoi/domain'
import { type ArrangedPerson, arrangePerson, arrangeShop } from '../testing/arrange.ts'
import type { TestApi } from '../testing/test-api.ts'

/** All documented kinds of caller. */
export const callers = {
  guest: { title: 'Guest', platformRole: null, shop: null, shopRole: null },
  user: { title: 'USER', platformRole: 'USER', shop: null, shopRole: null },
  customer: { title: 'CUSTOMER', platformRole: 'CUSTOMER', shop: null, shopRole: null },
  seller: { title: 'SELLER', platformRole: 'CUSTOMER', shop: 'first', shopRole: 'SELLER' },
  shopAdmin: { title: 'ADMIN of the shop', platformRole: 'CUSTOMER', shop: 'first', shopRole: 'ADMIN' },
  otherAdmin: { title: 'ADMIN of another shop', platformRole: 'CUSTOMER', shop: 'second', shopRole: 'ADMIN' },
  platformAdmin: { title: 'ADMIN of the platform', platformRole: 'ADMIN', shop: null, shopRole: null },
  superAdmin: { title: 'SUPER_ADMIN', platformRole: 'SUPER_ADMIN', shop: null, shopRole: null },
} as const satisfies Record<
  string,
  { title: string; platformRole: Role | null; shop: 'first' | 'second' | null; shopRole: Role | null }
>

export type Caller = keyof typeof callers
export const callerNames = Object.keys(callers) as Caller[]

export interface Standing {
  person: ArrangedPerson | null
  shopId: string | null
}

/** Arranges a signed-in caller, in a new shop unless one is given. */
export async function arrangeCaller(test: TestApi, name: Caller, givenShop?: string): Promise<Standing> {
  const { platformRole, shop, shopRole } = callers[name]
  if (platformRole === null) return { person: null, shopId: null }
  if (shop === null) return { person: await arrangePerson(test, { role: platformRole }), shopId: null }
  const shopId = givenShop ?? (await arrangeShop(test)).id
  return { person: await arrangePerson(test, { role: platformRole, shop: shopId, shopRole }), shopId }
}

/** Arranges every caller with a session, and two shops for those who work in one. */
export async function arrangeCallers(test: TestApi): Promise<Record<Caller, Standing>> {
  const shops = { first: (await arrangeShop(test)).id, second: (await arrangeShop(test)).id }
  const standings = {} as Record<Caller, Standing>
  for (const name of callerNames) {
    const { shop } = callers[name]
    standings[name] = await arrangeCaller(test, name, shop === null ? undefined : shops[shop])
  }
  return standings
}
