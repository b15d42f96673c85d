import type { WishlistPriority } from '@chonoi/contract'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, updatedAt } from './columns.ts'

export const wishlistItems = pgTable('wishlist_items', {
  id: id(),
  userId: uuid().notNull(),
  productId: uuid().notNull(),
  notes: text(),
  priority: text().$type<WishlistPriority>().notNull().default('MEDIUM'),
  priceWhenAddedInCents: cents().notNull(),
  /** The lowest price that the owner knows. */
  toldPriceInCents: cents().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
