import type { Event } from '../events/event.ts'
import type { ShopRow } from './shop.store.ts'

export const shopSettingsChanged = ({ id, name }: ShopRow, changes: Readonly<Record<string, unknown>>): Event => ({
  audit: { action: 'shop.update', values: { name }, entityType: 'shop', entityId: id, tenantId: id, changes },
})
