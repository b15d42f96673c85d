import type { TenantAction } from '@chonoi/domain'
import type { Event } from '../events/event.ts'
import type { TenantRow } from './managed-tenants.store.ts'

const about = ({ id, name }: Pick<TenantRow, 'id' | 'name'>) =>
  ({ values: { name }, entityType: 'tenant', entityId: id }) as const

export const tenantCreated = (tenant: TenantRow): Event => ({ audit: { action: 'tenant.create', ...about(tenant) } })

export const tenantDeleted = (tenant: TenantRow): Event => ({
  audit: { action: 'tenant.delete', ...about(tenant), severity: 'WARNING', changes: { slug: tenant.slug } },
})

const decisions = {
  approve: 'tenant.approve',
  reject: 'tenant.reject',
  suspend: 'tenant.suspend',
  reinstate: 'tenant.reinstate',
} as const satisfies Partial<Record<TenantAction, string>>

/** A decision on a shop with what it changed. The log is the history that the shop's page shows. */
export function tenantDecided(tenant: TenantRow, action: TenantAction | null, change: Partial<TenantRow>): Event {
  const changed = Object.entries(change).map(([name, to]) => [name, { from: tenant[name as keyof TenantRow], to }])
  const severity = action === 'reject' || action === 'suspend' ? 'WARNING' : 'INFO'
  const shared = {
    ...about(tenant),
    severity,
    changes: Object.fromEntries(changed) as Record<string, unknown>,
  } as const
  const named = action && action in decisions ? decisions[action as keyof typeof decisions] : 'tenant.update'
  return { audit: { action: named, ...shared } }
}
