import { bigint, boolean, date, integer, numeric, pgTable, uuid } from 'drizzle-orm/pg-core'
import { cents } from './columns.ts'

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

/** Sales and visits of shops by day: added by triggers and by visits, summed when read (a job folds them). */
export const shopFigures = pgTable('shop_figures', {
  tenantId: uuid().notNull(),
  day: date().notNull(),
  /** Null: of the whole shop. */
  productId: uuid(),
  orders: integer().notNull().default(0),
  units: integer().notNull().default(0),
  revenueInCents: cents().notNull().default(0),
  visits: integer().notNull().default(0),
  isFolded: boolean().notNull().default(false),
})
