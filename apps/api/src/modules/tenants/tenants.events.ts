import { href, type PageHref, type TenantAction } from '@chonoi/domain'
import type { NotificationType } from '@chonoi/contract'
import type { Event, Notification } from '../events/event.ts'
import type { TenantRow } from './managed-tenants.store.ts'

const about = ({ id, name }: Pick<TenantRow, 'id' | 'name'>) =>
  ({ values: { name }, entityType: 'tenant', entityId: id }) as const

export const tenantCreated = (tenant: TenantRow): Event => ({ audit: { action: 'tenant.create', ...about(tenant) } })

export const tenantDeleted = (tenant: TenantRow): Event => ({
  audit: { action: 'tenant.delete', ...about(tenant), severity: 'WARNING', changes: { slug: tenant.slug } },
})

const decisions = {
  approve: { action: 'tenant.approve', type: 'SHOP_APPROVED', link: href('/seller') },
  reject: { action: 'tenant.reject', type: 'SHOP_REJECTED', link: href('/contact') },
  suspend: { action: 'tenant.suspend', type: 'SHOP_SUSPENDED', link: href('/contact') },
  reinstate: { action: 'tenant.reinstate', type: 'SHOP_REINSTATED', link: href('/seller') },
} as const satisfies Partial<Record<TenantAction, { action: string; type: NotificationType; link: PageHref }>>

/**
 * A decision on a shop with what it changed. The log is the history that the shop's page shows. The shop's people hear
 * of the approval, and nothing of notes, which are the administrators' own.
 */
export function tenantDecided(
  tenant: TenantRow,
  action: TenantAction | null,
  change: Partial<TenantRow>,
  shopPeople: readonly string[],
): Event {
  const changed = Object.entries(change).map(([name, to]) => [name, { from: tenant[name as keyof TenantRow], to }])
  const severity = action === 'reject' || action === 'suspend' ? 'WARNING' : 'INFO'
  const shared = {
    ...about(tenant),
    severity,
    changes: Object.fromEntries(changed) as Record<string, unknown>,
  } as const
  const decision = action && action in decisions ? decisions[action as keyof typeof decisions] : undefined
  if (!decision) return { audit: { action: 'tenant.update', ...shared } }
  const told: Notification = {
    ...{ type: decision.type, to: shopPeople, link: decision.link },
    data: { shop: tenant.name, tenantId: tenant.id },
  }
  return { audit: { action: decision.action, ...shared }, notifications: [told] }
}
