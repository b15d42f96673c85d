import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, tsvector, updatedAt, version } from './columns.ts'
import type { ProductCondition, ProductStatus, StockMovementType } from '@chonoi/contract'
import type { ProvinceFee } from '@chonoi/domain'

export const categories = pgTable('categories', {
  id: id(),
  parentId: uuid(),
  name: text().notNull(),
  nameEn: text(),
  slug: text().notNull(),
  description: text(),
  imageUrl: text(),
  sortOrder: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
})

/** What the application writes of a product. */
const writtenProductColumns = () => ({
  id: id(),
  tenantId: uuid().notNull(),
  sellerId: uuid().notNull(),
  /** Null only while its shop keeps it to itself. */
  categoryId: uuid(),
  name: text().notNull(),
  slug: text().notNull(),
  description: text().notNull().default(''),
  condition: text().$type<ProductCondition>().notNull().default('NEW'),
  isDigital: boolean().notNull().default(false),
  isFeatured: boolean().notNull().default(false),
  status: text().$type<ProductStatus>().notNull().default('PENDING'),
  tags: text().array().notNull().default([]),
})
const productColumns = () => ({
  ...writtenProductColumns(),
  rejectionReason: text(),
  // From here on kept by triggers (migrations/…-catalogue-and-stock.sql); the application can't write them.
  priceInCents: cents().notNull().default(0),
  compareAtPriceInCents: cents(),
  defaultVariantId: uuid(),
  variantCount: integer().notNull().default(0),
  availableStock: integer().notNull().default(0),
  imageUrl: text(),
  imageAlt: text(),
  ratingSum: integer().notNull().default(0),
  ratingCount: integer().notNull().default(0),
  ratingAverage: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
  soldCount: integer().notNull().default(0),
  isListed: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  searchName: text().notNull(),
  searchVector: tsvector().notNull(),
})
export const products = pgTable('products', { ...productColumns(), version: version() })
/** Changes of how many products a shop has in each status; their sum is how many there are. Written by triggers. */
export const productCounts = pgTable('product_counts', {
  tenantId: uuid().notNull(),
  status: text().$type<ProductStatus>().notNull(),
  change: bigint({ mode: 'number' }).notNull(),
})

/** The same table with the columns that an insert may name: Drizzle names every column it knows. */
export const newProducts = pgTable('products', writtenProductColumns())
/** The public catalogue (a view): every listed product, read without a scope. */
export const listedProducts = pgTable('listed_products', { ...productColumns(), categoryId: uuid().notNull() })

/** How many products are on the site, and how many approved reviews they have (a view of one row, kept by triggers). */
export const listedProductTotal = pgTable('listed_product_total', {
  productCount: cents().notNull(),
  reviewCount: cents().notNull(),
})

const writtenVariantColumns = () => ({
  id: id(),
  productId: uuid().notNull(),
  tenantId: uuid().notNull(),
  name: text().notNull().default(''),
  sku: text(),
  /** Null only while its shop keeps the product to itself. */
  priceInCents: cents(),
  compareAtPriceInCents: cents(),
  options: jsonb().$type<Record<string, string>>().notNull().default({}),
  isDefault: boolean().notNull().default(false),
  sortOrder: integer().notNull().default(0),
})
const variantColumns = () => ({ ...writtenVariantColumns(), stock: integer().notNull().default(0) })
export const productVariants = pgTable('product_variants', {
  ...variantColumns(),
  reserved: integer().notNull().default(0),
  removedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
/** With the columns that an insert may name; stock comes by movements only. */
export const newProductVariants = pgTable('product_variants', writtenVariantColumns())
export const listedProductVariants = pgTable('listed_product_variants', {
  ...variantColumns(),
  priceInCents: cents().notNull(),
  availableStock: integer().notNull(),
})

const imageColumns = () => ({
  id: id(),
  productId: uuid().notNull(),
  tenantId: uuid().notNull(),
  url: text().notNull(),
  altText: text().notNull().default(''),
  width: integer().notNull(),
  height: integer().notNull(),
  sortOrder: integer().notNull().default(0),
  isPrimary: boolean().notNull().default(false),
  createdAt: createdAt(),
})
export const productImages = pgTable('product_images', { ...imageColumns(), ownFileId: uuid() })
export const listedProductImages = pgTable('listed_product_images', imageColumns())

/** The public shops (a view). */
export const listedTenants = pgTable('listed_tenants', {
  id: id(),
  slug: text().notNull(),
  name: text().notNull(),
  description: text(),
  logoUrl: text(),
  bannerUrl: text(),
  website: text(),
  primaryColor: text(),
  city: text(),
  shippingFeeInCents: cents().notNull(),
  createdAt: createdAt(),
  /** At this moment. */
  isOpen: boolean().notNull(),
  reopensOn: date(),
  returnPolicy: text(),
  shippingPolicy: text(),
  freeShippingFromInCents: cents(),
  provinceFees: jsonb().$type<readonly ProvinceFee[]>().notNull(),
})

export const stockMovements = pgTable('stock_movements', {
  id: id(),
  tenantId: uuid().notNull(),
  productId: uuid().notNull(),
  variantId: uuid().notNull(),
  type: text().$type<StockMovementType>().notNull(),
  quantity: integer().notNull(),
  stockAfter: integer().notNull().default(0),
  reason: text(),
  referenceType: text(),
  referenceId: uuid(),
  createdBy: uuid(),
  createdAt: createdAt(),
})

export const stockReservations = pgTable('stock_reservations', {
  id: id(),
  tenantId: uuid().notNull(),
  variantId: uuid().notNull(),
  userId: uuid().notNull(),
  orderGroupId: uuid(),
  quantity: integer().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  createdAt: createdAt(),
})

/** Rejected reviews that their authors deleted. */
export const rejectedReviews = pgTable('rejected_reviews', {
  productId: uuid().notNull(),
  userId: uuid().notNull(),
  reason: text(),
})

export const reviews = pgTable('reviews', {
  id: id(),
  productId: uuid().notNull(),
  tenantId: uuid().notNull(),
  userId: uuid().notNull(),
  authorFirstName: text().notNull(),
  authorLastName: text().notNull(),
  rating: integer().notNull(),
  title: text(),
  comment: text().notNull(),
  imageUrls: text().array().notNull().default([]),
  isVerified: boolean().notNull().default(false),
  status: text().$type<'APPROVED' | 'REJECTED' | 'HIDDEN'>().notNull().default('APPROVED'),
  moderationReason: text(),
  /** Whether the platform has to decide on it. */
  awaitsDecision: boolean().notNull().default(false),
  /** What the shop answers. */
  reply: text(),
  repliedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
})
