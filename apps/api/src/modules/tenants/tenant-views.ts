import type { Tenant, TenantDetails } from '@chonoi/contract'
import type { ReadTenant, readTenantDetails } from './read-tenants.ts'

export function toTenant({ tenant, stats }: ReadTenant): Tenant {
  const { id, name, slug, logoUrl, website, approvalStatus, isActive, isPublic, adminNotes } = tenant
  return {
    ...{ id, name, slug, logoUrl, website, approvalStatus, isActive, isPublic, adminNotes },
    createdAt: tenant.createdAt.toISOString(),
    stats: stats ?? { users: 0, products: 0, orders: 0 },
  }
}

export function toTenantDetails(shop: Awaited<ReturnType<typeof readTenantDetails>>): TenantDetails {
  const { description, city, contactEmail, phone, commissionBasisPoints, updatedAt } = shop.tenant
  return {
    ...toTenant(shop),
    ...{ description, city, contactEmail, phone, commissionBasisPoints, updatedAt: updatedAt.toISOString() },
    ...shop.figures,
  }
}
