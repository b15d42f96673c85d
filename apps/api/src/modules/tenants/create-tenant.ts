import type { BodyOf } from '@chonoi/contract'
import { normalizeEmail, normalizeVietnamesePhone, validateTenant } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, refuseFields } from '../../http/failure.ts'
import { findAccount } from '../auth/accounts.store.ts'
import { openShop } from './open-shop.ts'

/** Creates a shop that waits for approval, with its administrator when one is named. Fails with slug.taken. */
export function createTenant(context: RequestContext, input: BodyOf<'createTenant'>): Promise<string> {
  enforceForm(validateTenant, input)
  return context.asSystem(async (system) => {
    const owner = await findOwner(system, input.ownerEmail)
    const shop = {
      slug: input.slug,
      name: input.name.trim(),
      description: input.description?.trim() || null,
      city: input.city?.trim() || null,
      contactEmail: input.contactEmail ? normalizeEmail(input.contactEmail) : null,
      phone: input.phone ? normalizeVietnamesePhone(input.phone) : null,
    }
    return (await openShop(context, system, shop, owner?.id)).id
  })
}

async function findOwner(system: Queries, email: string | null | undefined) {
  if (!email) return undefined
  const account = await findAccount(system, { email: normalizeEmail(email) })
  if (!account) refuseFields([{ field: 'ownerEmail', code: 'user.unknown' }])
  return account.user
}
