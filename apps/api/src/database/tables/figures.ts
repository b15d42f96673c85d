import type { VisitMeasure } from '@chonoi/domain'
import { bigint, boolean, date, integer, numeric, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
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

/** How far visitors of shops come by day: added by visits and a trigger, summed when read (a job folds them). */
export const shopSteps = pgTable('shop_steps', {
  tenantId: uuid().notNull(),
  day: date().notNull(),
  productVisits: integer().notNull().default(0),
  carts: integer().notNull().default(0),
  checkouts: integer().notNull().default(0),
  orders: integer().notNull().default(0),
  isFolded: boolean().notNull().default(false),
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

/** What products sold by month: the sums of the folded rows of `shop_figures`, kept by a trigger. */
export const productMonths = pgTable('product_months', {
  tenantId: uuid().notNull(),
  /** Its first day. */
  month: date().notNull(),
  productId: uuid().notNull(),
  units: integer().notNull(),
  revenueInCents: cents().notNull(),
})

/** People who bought on a day, by the day on which they had before: added by a trigger, summed when read (a job folds them). */
export const buyerCounts = pgTable('buyer_counts', {
  /** Null: of all shops together. */
  tenantId: uuid(),
  day: date().notNull(),
  /** `-infinity`: never. `infinity`: everybody who bought on the day, of all shops together. */
  previousDay: date().notNull(),
  change: integer().notNull(),
  isFolded: boolean().notNull().default(false),
})

/** What was looked for and not found. */
export const searchMisses = pgTable(
  'search_misses',
  { day: date().notNull(), word: text().notNull(), browsers: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.day, table.word] })],
)

/** Sampled visits by day and step of each measure. */
export const visitMeasures = pgTable(
  'visit_measures',
  {
    day: date().notNull(),
    measure: text().$type<VisitMeasure>().notNull(),
    step: smallint().notNull(),
    visits: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.measure, table.step] })],
)
