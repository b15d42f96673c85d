import type { PublicTenant, PublicTenantProfile, TenantBranding } from '@chonoi/contract'
import type { ListedTenantRow } from './public-tenants.store.ts'
import type { PublicShop } from './read-public-tenants.ts'

export function toPublicTenant({ tenant, figures }: PublicShop): PublicTenant {
  const { id, name, slug, description, logoUrl, bannerUrl, website, primaryColor, city } = tenant
  return {
    ...{ id, name, slug, description, logoUrl, bannerUrl, website, primaryColor, city },
    createdAt: tenant.createdAt.toISOString(),
    stats: {
      products: figures?.products ?? 0,
      orders: figures?.orders ?? 0,
      ratingAverage: figures?.ratingAverage ?? 0,
      ratingCount: figures?.ratingCount ?? 0,
    },
  }
}

/** The page of a shop: its profile, policies, and whether it sells at the moment. */
export function toPublicProfile(shop: PublicShop): PublicTenantProfile {
  const { isOpen, reopensOn, returnPolicy, shippingPolicy } = shop.tenant
  const { shippingFeeInCents, provinceFees, freeShippingFromInCents } = shop.tenant
  return {
    ...toPublicTenant(shop),
    branding: toBranding(shop.tenant),
    ...{ isOpen, reopensOn: isOpen ? null : reopensOn, returnPolicy, shippingPolicy },
    shipping: { shippingFeeInCents, provinceFees: [...provinceFees], freeShippingFromInCents },
  }
}

/** Returns a shop's branding. The other fields can't be set: a shop's page stays legible and safe. */
export function toBranding({
  version,
  logoUrl,
  bannerUrl,
  primaryColor,
}: Pick<ListedTenantRow, 'logoUrl' | 'bannerUrl' | 'primaryColor'> & { version?: number }): TenantBranding {
  const unset = { faviconUrl: null, secondaryColor: null, accentColor: null, fontFamily: null, customCss: null }
  return { ...unset, ...(version && { version }), logoUrl, bannerUrl, primaryColor }
}
