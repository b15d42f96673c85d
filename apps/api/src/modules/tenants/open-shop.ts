import { isReservedSlug, numberedSlug, slugFrom } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { insertMembership } from '../auth/accounts.store.ts'
import { record } from '../events/record.ts'
import { insertTenant, lockTenantSlugs, type NewTenant, type TenantRow } from './managed-tenants.store.ts'
import { tenantCreated } from './tenants.events.ts'

/** Without a slug one is made from the name. */
type NewShop = Omit<NewTenant, 'slug'> & { slug?: string | undefined }

/** Fallback for names without a letter or digit. */
const namelessSlug = 'gian-hang'

/** Stores a shop, with its administrator when there is one. Fails with slug.taken. */
export async function openShop(
  context: RequestContext,
  system: Queries,
  shop: NewShop,
  ownerId: string | undefined,
): Promise<TenantRow> {
  const tenant = await insertTenant(system, { ...shop, slug: await freeSlug(system, shop) })
  if (ownerId) await insertMembership(system, { userId: ownerId, tenantId: tenant.id, role: 'ADMIN' })
  await record(context, system, tenantCreated(tenant))
  return tenant
}

async function freeSlug(system: Queries, { slug, name }: NewShop): Promise<string> {
  const base = slug ?? (slugFrom(name) || namelessSlug)
  const taken = await lockTenantSlugs(system, base)
  if (slug && taken.has(slug)) throw new Failure('slug.taken')
  for (let attempt = 1; ; attempt++) {
    const free = numberedSlug(base, attempt)
    if (!taken.has(free) && !isReservedSlug(free)) return free
  }
}
