import type { TenantSettings } from '@chonoi/contract'
import type { TenantRow } from './tenant-settings.store.ts'

export function toTenantSettings(row: TenantRow): TenantSettings {
  const { id, name, slug, description, logoUrl, website, contactEmail, phone, city, isPublic, language } = row
  const { shippingFeeInCents, approvalStatus, isActive, updatedAt } = row
  return {
    ...{ id, name, slug, description, logoUrl, website, contactEmail, phone, city, isPublic, language },
    ...{ currency: 'VND', timezone: 'Asia/Ho_Chi_Minh', shippingFeeInCents, approvalStatus, isActive },
    updatedAt: updatedAt.toISOString(),
  }
}
