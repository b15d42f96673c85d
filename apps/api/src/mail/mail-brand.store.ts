import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { orders } from '../database/tables/orders.ts'
import { tenants } from '../database/tables/people.ts'
import { getPlatformSettingsRow } from '../modules/platform/platform.store.ts'
import { type BrandSettings, type MailBrand, mailBrand } from './mail-brand.ts'

export async function findPlatformBrand(queries: Queries): Promise<BrandSettings> {
  const { platformName, logoUrl, primaryColor } = await getPlatformSettingsRow(queries)
  return { name: platformName, logoUrl, primaryColor }
}

/** The brand of the platform's own mails. */
export const platformMailBrand = async (queries: Queries, publicUrl: string): Promise<MailBrand> =>
  mailBrand(publicUrl, await findPlatformBrand(queries))

const brandColumns = {
  name: tenants.name,
  logoUrl: tenants.logoUrl,
  primaryColor: tenants.primaryColor,
  city: tenants.city,
  phone: tenants.phone,
  contactEmail: tenants.contactEmail,
}

/** The brand of a mail about a shop. Without one, or where it is the platform itself, the platform's. */
export async function shopMailBrand(
  queries: Queries,
  publicUrl: string,
  tenantId: string | null | undefined,
): Promise<MailBrand> {
  const platform = await findPlatformBrand(queries)
  if (!tenantId) return mailBrand(publicUrl, platform)
  const [shop] = await queries
    .select(brandColumns)
    .from(tenants)
    .where(and(eq(tenants.id, tenantId), eq(tenants.isPlatform, false)))
  return mailBrand(publicUrl, platform, shop)
}

/** The shops of some orders, by order. */
export async function findBrandsOfOrders(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, BrandSettings>> {
  if (orderIds.length === 0) return new Map()
  const rows = await queries
    .select({ orderId: orders.id, ...brandColumns })
    .from(orders)
    .innerJoin(tenants, eq(tenants.id, orders.tenantId))
    .where(inArray(orders.id, [...orderIds]))
  return new Map(rows.map(({ orderId, ...brand }) => [orderId, brand]))
}
