import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { findPlatformTenantId } from '../auth/accounts.store.ts'
import { record } from '../events/record.ts'
import { isForeignKeyViolation } from '../../http/database-failure.ts'
import { deleteTenantRow, lockShops } from './managed-tenants.store.ts'
import { tenantDeleted } from './tenants.events.ts'

/** Deletes a shop on which nothing hangs. Fails with tenant.in_use. */
export function deleteTenant(context: RequestContext, id: string): Promise<void> {
  return context.asSystem(async (system) => {
    const [locked] = await lockShops(system, [id])
    const tenant = found(locked)
    const platformId = await findPlatformTenantId(system)
    await record(context, system, tenantDeleted(tenant))
    try {
      await deleteTenantRow(system, id, platformId)
    } catch (error) {
      throw isForeignKeyViolation(error) ? new Failure('tenant.in_use') : error
    }
  })
}
