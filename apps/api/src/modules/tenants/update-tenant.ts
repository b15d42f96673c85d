import type { BodyOf, BulkChangeResult, TenantStatusUpdate } from '@chonoi/contract'
import { actionToApproval, mayActOnTenant, type TenantAction, tenantChanges } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { eachByItself } from '../each-by-itself.ts'
import { record } from '../events/record.ts'
import { changeTenant, lockShops, type TenantRow } from './managed-tenants.store.ts'
import { tenantDecided } from './tenants.events.ts'
import { findShopPeople, isOrWasShopPerson } from './tenants.store.ts'

/**
 * Decides on a shop. Fails with tenant.own_approval, tenant.not_pending, tenant.transition_not_allowed. Orders wait for
 * the lock on the shop, so that none is placed once it left the site.
 */
export function updateTenant(context: RequestContext, id: string, update: TenantStatusUpdate): Promise<void> {
  return context.transaction(async (queries) => {
    const [locked] = await lockShops(queries, [id])
    const tenant = found(locked)
    const action = actionOf(tenant, update)
    await enforceActions(context, queries, tenant, [action, ...activationsOf(tenant, update)])
    const { approvalStatus: _approvalStatus, adminNotes, ...flags } = update
    const change = {
      ...(action && tenantChanges[action]),
      ...flags,
      ...(adminNotes !== undefined && { adminNotes: adminNotes?.trim() || null }),
    }
    await changeTenant(queries, id, change)
    await context.asSystem(async (system) =>
      record(context, system, tenantDecided(tenant, action, change, await findShopPeople(system, id))),
    )
  })
}

function actionOf(tenant: TenantRow, { approvalStatus }: TenantStatusUpdate): TenantAction | null {
  const action = actionToApproval(tenant.approvalStatus, approvalStatus ?? tenant.approvalStatus)
  if (action === undefined) throw new Failure('tenant.transition_not_allowed')
  return action
}

function activationsOf(tenant: TenantRow, { isActive, isPublic }: TenantStatusUpdate): TenantAction[] {
  const actions: TenantAction[] = []
  if (isActive !== undefined && isActive !== tenant.isActive) actions.push(isActive ? 'activate' : 'deactivate')
  if (isPublic !== undefined && isPublic !== tenant.isPublic) actions.push(isPublic ? 'show' : 'hide')
  return actions
}

async function enforceActions(
  context: RequestContext,
  queries: Queries,
  tenant: TenantRow,
  actions: readonly (TenantAction | null)[],
) {
  const { person } = context
  const isOwn = await isOrWasShopPerson(queries, person.id, tenant.id)
  const facts = { ...tenant, ownerId: isOwn ? person.id : null }
  for (const action of actions) if (action) enforce(mayActOnTenant(facts, action, person))
}

/** Takes the wrapped fields where both are there. */
export function statusUpdateOf({ statusUpdate, ...bare }: BodyOf<'updateTenant'>): TenantStatusUpdate {
  return { ...bare, ...statusUpdate }
}

const updates = {
  APPROVE: { approvalStatus: 'APPROVED' },
  REJECT: { approvalStatus: 'REJECTED' },
  SUSPEND: { approvalStatus: 'SUSPENDED' },
  REINSTATE: { approvalStatus: 'APPROVED' },
  ACTIVATE: { isActive: true },
  DEACTIVATE: { isActive: false },
  SHOW: { isPublic: true },
  HIDE: { isPublic: false },
} as const satisfies Record<BodyOf<'bulkUpdateTenants'>['action'], TenantStatusUpdate>

/** Decides on each shop by itself: one that is refused doesn't stop the others. */
export function bulkUpdateTenants(
  context: RequestContext,
  { ids, action, adminNotes }: BodyOf<'bulkUpdateTenants'>,
): Promise<BulkChangeResult> {
  return context.transaction(async (queries) => {
    // All at once in one order, so that two of these calls wait for each other instead of deadlocking.
    const shops = await lockShops(queries, ids)
    return eachByItself(ids, async (id) => {
      const { approvalStatus } = found(shops.find((shop) => shop.id === id))
      // Only a shop that waits is approved here; bringing one back is a decision of its own.
      if (action === 'APPROVE' && approvalStatus !== 'PENDING') throw new Failure('tenant.not_pending')
      if (action === 'REINSTATE' && approvalStatus === 'PENDING') throw new Failure('tenant.transition_not_allowed')
      await updateTenant(context, id, { ...updates[action], ...(adminNotes !== undefined && { adminNotes }) })
    })
  })
}
