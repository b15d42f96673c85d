import { bigint, numeric, pgTable, uuid } from 'drizzle-orm/pg-core'

const howMany = () => bigint({ mode: 'number' }).notNull()

/** Views of the owner: what everybody may know of how large shops and the marketplace are. */
export const listedTenantFigures = pgTable('listed_tenant_figures', {
  tenantId: uuid().primaryKey(),
  products: howMany(),
  orders: howMany(),
  ratingCount: howMany(),
  ratingAverage: numeric({ mode: 'number' }).notNull(),
})

export const marketplaceFigures = pgTable('marketplace_figures', {
  totalTenants: howMany(),
  totalProducts: howMany(),
  totalOrders: howMany(),
})
