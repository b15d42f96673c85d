import type { GatewayFeeType, GatewayName } from '@chonoi/domain'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, updatedAt, version } from './columns.ts'

export const paymentGatewayConfigs = pgTable('payment_gateway_configs', {
  id: id(),
  tenantId: uuid().notNull(),
  gatewayName: text().$type<GatewayName>().notNull(),
  displayName: text().notNull(),
  logo: text(),
  description: text(),
  encryptedConfig: text().notNull(),
  isEnabled: boolean().notNull().default(false),
  isTestMode: boolean().notNull().default(true),
  priority: integer().notNull().default(0),
  feeType: text().$type<GatewayFeeType>().notNull().default('PERCENTAGE'),
  feeBasisPoints: integer().notNull().default(0),
  feeInCents: cents().notNull().default(0),
  fixedFeeInCents: cents().notNull().default(0),
  minimumInCents: cents().notNull(),
  maximumInCents: cents().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
})
