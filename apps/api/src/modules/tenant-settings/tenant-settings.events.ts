import type { Event } from '../events/event.ts'

type Changes = Readonly<Record<string, { from: unknown; to: unknown }>>

const ofTenant = (tenantId: string) => ({ values: {}, entityType: 'tenant', entityId: tenantId, tenantId }) as const

export const tenantSettingsChanged = (tenantId: string, changes: Changes): Event => ({
  audit: { action: 'tenant.settings_update', ...ofTenant(tenantId), changes },
})

export const tenantBrandingChanged = (tenantId: string, changes: Changes): Event => ({
  audit: { action: 'tenant.branding_update', ...ofTenant(tenantId), changes },
})
