import type { BodyOf } from '@chonoi/contract'
import {
  isReservedSlug,
  normalizeEmail,
  normalizeVietnamesePhone,
  numberedSlug,
  slugFrom,
  validateTenant,
} from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure, refuseFields } from '../../http/failure.ts'
import { findAccount, insertMembership } from '../auth/accounts.store.ts'
import { record } from '../events/record.ts'
import { insertTenant, lockTenantSlugs } from './managed-tenants.store.ts'
import { tenantCreated } from './tenants.events.ts'

/** Fallback for names without a letter or digit. */
const namelessSlug = 'gian-hang'

/** Creates a shop that waits for approval, with its administrator when one is named. Fails with slug.taken. */
export function createTenant(context: RequestContext, input: BodyOf<'createTenant'>): Promise<string> {
  enforceForm(validateTenant, input)
  return context.asSystem(async (system) => {
    const owner = await findOwner(system, input.ownerEmail)
    const tenant = await insertTenant(system, {
      slug: await freeSlug(system, input),
      name: input.name.trim(),
      description: input.description?.trim() || null,
      city: input.city?.trim() || null,
      contactEmail: input.contactEmail ? normalizeEmail(input.contactEmail) : null,
      phone: input.phone ? normalizeVietnamesePhone(input.phone) : null,
    })
    if (owner) await insertMembership(system, { userId: owner.id, tenantId: tenant.id, role: 'ADMIN' })
    await record(context, system, tenantCreated(tenant))
    return tenant.id
  })
}

async function findOwner(system: Queries, email: string | null | undefined) {
  if (!email) return undefined
  const account = await findAccount(system, { email: normalizeEmail(email) })
  if (!account) refuseFields([{ field: 'ownerEmail', code: 'user.unknown' }])
  return account.user
}

async function freeSlug(system: Queries, { slug, name }: BodyOf<'createTenant'>): Promise<string> {
  const base = slug ?? (slugFrom(name) || namelessSlug)
  const taken = await lockTenantSlugs(system, base)
  if (slug && taken.has(slug)) throw new Failure('slug.taken')
  for (let attempt = 1; ; attempt++) {
    const free = numberedSlug(base, attempt)
    if (!taken.has(free) && !isReservedSlug(free)) return free
  }
}
