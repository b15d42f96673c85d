import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, cents, createdAt, id, updatedAt, version } from './columns.ts'
import type { ProvinceFee, Role, TwoFactorDemand } from '@chonoi/domain'

export const tenants = pgTable('tenants', {
  id: id(),
  slug: text().notNull(),
  name: text().notNull(),
  description: text(),
  logoUrl: text(),
  bannerUrl: text(),
  website: text(),
  primaryColor: text(),
  city: text(),
  contactEmail: text(),
  phone: text(),
  approvalStatus: text().$type<'PENDING' | 'APPROVED' | 'REJECTED' | 'SUSPENDED'>().notNull().default('PENDING'),
  isActive: boolean().notNull().default(true),
  isPublic: boolean().notNull().default(true),
  isPlatform: boolean().notNull().default(false),
  commissionBasisPoints: integer().notNull().default(500),
  shippingFeeInCents: cents().notNull().default(0),
  freeShippingFromInCents: cents(),
  provinceFees: jsonb().$type<readonly ProvinceFee[]>().notNull().default([]),
  language: text().$type<'vi' | 'en'>().notNull().default('vi'),
  adminNotes: text(),
  isOpen: boolean().notNull().default(true),
  reopensOn: date(),
  returnPolicy: text(),
  shippingPolicy: text(),
  lowStockLevel: integer().notNull().default(10),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
})

/** Every slug that a shop has or had. */
export const shopSlugs = pgTable('shop_slugs', {
  slug: text().primaryKey(),
  tenantId: uuid().notNull(),
})

export const users = pgTable('users', {
  id: id(),
  email: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phone: text(),
  language: text().$type<'vi' | 'en'>(),
  homeTenantId: uuid(),
  isActive: boolean().notNull().default(true),
  isVerified: boolean().notNull().default(false),
  /** The role of the membership in the platform's tenant. Kept by a trigger, for lists only. */
  platformRole: text().$type<Role>().notNull().default('USER'),
  deletedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
})

/** Changes of how many accounts there are of each kind; their sum is how many there are. Written by triggers. */
export const userCounts = pgTable('user_counts', {
  platformRole: text().$type<Role>().notNull(),
  isActive: boolean().notNull(),
  isVerified: boolean().notNull(),
  change: bigint({ mode: 'number' }).notNull(),
})

export const memberships = pgTable(
  'memberships',
  {
    userId: uuid().notNull(),
    tenantId: uuid().notNull(),
    role: text().$type<Role>().notNull(),
    status: text().$type<'INVITED' | 'ACTIVE' | 'SUSPENDED' | 'LEFT'>().notNull().default('ACTIVE'),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tenantId] })],
)

export const credentials = pgTable('credentials', {
  userId: uuid().primaryKey(),
  passwordHash: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const sessions = pgTable('sessions', {
  id: id(),
  userId: uuid().notNull(),
  currentTenantId: uuid(),
  csrfHash: bytea(),
  userAgent: text(),
  address: text(),
  createdAt: createdAt(),
  lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  revokedAt: timestamp({ withTimezone: true }),
  revokedBecause: text(),
})

export const refreshTokens = pgTable('refresh_tokens', {
  id: id(),
  sessionId: uuid().notNull(),
  tokenHash: bytea().notNull(),
  createdAt: createdAt(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  rotatedAt: timestamp({ withTimezone: true }),
})

export const passwordResets = pgTable('password_resets', {
  id: id(),
  userId: uuid().notNull(),
  tokenHash: bytea().notNull(),
  createdAt: createdAt(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
})

export const twoFactor = pgTable('two_factor', {
  id: id(),
  userId: uuid().notNull().unique(),
  encryptedSecret: text().notNull(),
  enabledAt: timestamp({ withTimezone: true }),
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

export const twoFactorBackupCodes = pgTable('two_factor_backup_codes', {
  id: id(),
  userId: uuid().notNull(),
  codeHash: bytea().notNull(),
})

export const twoFactorChallenges = pgTable('two_factor_challenges', {
  id: id(),
  userId: uuid().notNull(),
  tokenHash: bytea().notNull(),
  wrongCodes: integer().notNull().default(0),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

export const provinces = pgTable('provinces', {
  code: text().primaryKey(),
  name: text().notNull(),
  type: text().notNull(),
})

export const wards = pgTable('wards', {
  code: text().primaryKey(),
  provinceCode: text().notNull(),
  name: text().notNull(),
  type: text().notNull(),
})

export const addresses = pgTable('addresses', {
  id: id(),
  userId: uuid().notNull(),
  fullName: text().notNull(),
  phone: text().notNull(),
  line1: text().notNull(),
  line2: text(),
  ward: text(),
  district: text(),
  city: text().notNull(),
  provinceCode: text(),
  wardCode: text(),
  postalCode: text(),
  country: text().notNull().default('VN'),
  isDefault: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
})

export const platformSettings = pgTable('platform_settings', {
  id: boolean().primaryKey().default(true),
  platformName: text().notNull().default('Chợ Nổi'),
  platformDescription: text().notNull().default(''),
  logoUrl: text(),
  primaryColor: text().notNull().default('#2563eb'),
  secondaryColor: text().notNull().default('#f59e0b'),
  registrationEnabled: boolean().notNull().default(true),
  maintenanceMode: boolean().notNull().default(false),
  updatedAt: updatedAt(),
  withdrawalMinimumInCents: cents().notNull().default(5_000_000),
  withdrawalDailyLimitInCents: cents().notNull().default(10_000_000_000),
  withdrawalFeeInCents: cents().notNull().default(0),
  orderReleaseDays: integer().notNull().default(7),
  returnDays: integer().notNull().default(7),
  twoFactorDemandedOf: text().$type<TwoFactorDemand>().notNull().default('NOBODY'),
  cashOrderLimit: integer().notNull().default(3),
  cashAmountLimitInCents: cents().notNull().default(1_000_000_000),
  walletAdjustmentLimitInCents: cents().notNull().default(500_000_000),
})
