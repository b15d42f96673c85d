import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { GatewayName } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { paymentGatewayConfigs } from '../../database/tables/gateways.ts'
import { tenants } from '../../database/tables/people.ts'

export type GatewayConfigRow = typeof paymentGatewayConfigs.$inferSelect

export async function findGatewayConfig(queries: Queries, id: string): Promise<GatewayConfigRow | undefined> {
  const [row] = await queries.select().from(paymentGatewayConfigs).where(eq(paymentGatewayConfigs.id, id))
  return row
}

/**
 * Finds the enabled configurations that serve a shop's customers: for each gateway the shop's own, else the platform's.
 * Ordered by priority, the smallest first. Runs as the system, because customers may not read the table.
 */
export async function findEnabledGateways(queries: Queries, tenantId: string): Promise<GatewayConfigRow[]> {
  const { gatewayName, isEnabled, priority } = paymentGatewayConfigs
  const isOfShop = eq(paymentGatewayConfigs.tenantId, tenantId)
  const platform = queries.select({ id: tenants.id }).from(tenants).where(eq(tenants.isPlatform, true))
  const rows = await queries
    .select()
    .from(paymentGatewayConfigs)
    .where(and(eq(isEnabled, true), or(isOfShop, inArray(paymentGatewayConfigs.tenantId, platform))))
    .orderBy(sql`${isOfShop} desc`, asc(priority), asc(gatewayName))
  const chosen = new Map<GatewayName, GatewayConfigRow>()
  for (const row of rows) if (!chosen.has(row.gatewayName)) chosen.set(row.gatewayName, row)
  return [...chosen.values()].toSorted((one, other) => one.priority - other.priority)
}

/**
 * Finds every configuration of a gateway, disabled ones too: a notification may belong to a payment that began before
 * its configuration was switched off. Runs as the system.
 */
export function findGatewayConfigsNamed(queries: Queries, name: GatewayName): Promise<GatewayConfigRow[]> {
  return queries.select().from(paymentGatewayConfigs).where(eq(paymentGatewayConfigs.gatewayName, name))
}
