import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { GatewayName } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { likePattern } from '../../database/like-pattern.ts'
import { paymentGatewayConfigs } from '../../database/tables/gateways.ts'
import { tenants } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'

export type GatewayConfigRow = typeof paymentGatewayConfigs.$inferSelect
type NewGatewayConfig = typeof paymentGatewayConfigs.$inferInsert
type GatewayFilter = QueryOf<'listGatewayConfigs'>

export async function findGatewayConfig(queries: Queries, id: string): Promise<GatewayConfigRow | undefined> {
  const [row] = await queries.select().from(paymentGatewayConfigs).where(eq(paymentGatewayConfigs.id, id))
  return row
}

/**
 * Finds the enabled configurations of tenants, each with its tenant's name. Ordered by priority, the smallest first. Runs
 * as the system, because customers may not read the table.
 */
export function findEnabledGateways(queries: Queries, tenantIds: readonly string[]) {
  const { tenantId, gatewayName, isEnabled, priority } = paymentGatewayConfigs
  return queries
    .select({ config: paymentGatewayConfigs, tenantName: tenants.name, isOfPlatform: tenants.isPlatform })
    .from(paymentGatewayConfigs)
    .innerJoin(tenants, eq(tenants.id, tenantId))
    .where(and(eq(isEnabled, true), inArray(tenantId, [...tenantIds])))
    .orderBy(asc(priority), asc(gatewayName), asc(paymentGatewayConfigs.id))
}

/**
 * Finds every configuration of a gateway, disabled ones too: a notification may belong to a payment that began before
 * its configuration was switched off. Runs as the system.
 */
export function findGatewayConfigsNamed(queries: Queries, name: GatewayName): Promise<GatewayConfigRow[]> {
  return queries.select().from(paymentGatewayConfigs).where(eq(paymentGatewayConfigs.gatewayName, name))
}

const sortColumns = {
  priority: paymentGatewayConfigs.priority,
  createdAt: paymentGatewayConfigs.createdAt,
  displayName: paymentGatewayConfigs.displayName,
} as const

/** A page of a tenant's configurations, and how many match in all. */
export async function findGatewayPage(
  queries: Queries,
  tenantId: string,
  filter: GatewayFilter & { page: number; limit: number },
) {
  const where = matching(tenantId, filter)
  const direction = filter.sortOrder === 'desc' ? desc : asc
  const rows = await queries
    .select()
    .from(paymentGatewayConfigs)
    .where(where)
    .orderBy(direction(sortColumns[filter.sortBy ?? 'priority']), direction(paymentGatewayConfigs.id))
    .limit(filter.limit)
    .offset(offsetOf(filter))
  const [counted] = await queries.select({ total: count() }).from(paymentGatewayConfigs).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function matching(tenantId: string, { gatewayName, isEnabled, isTestMode, search }: GatewayFilter): SQL | undefined {
  const text = search?.trim()
  const { displayName, description } = paymentGatewayConfigs
  const texts = sql`concat_ws(chr(10), ${displayName}, ${paymentGatewayConfigs.gatewayName}, ${description})`
  return and(
    eq(paymentGatewayConfigs.tenantId, tenantId),
    gatewayName && inArray(paymentGatewayConfigs.gatewayName, gatewayName),
    isEnabled === undefined ? undefined : eq(paymentGatewayConfigs.isEnabled, isEnabled),
    isTestMode === undefined ? undefined : eq(paymentGatewayConfigs.isTestMode, isTestMode),
    text ? sql`fold_vietnamese(${texts}) like fold_vietnamese(${likePattern(text)})` : undefined,
  )
}

/** Counts a tenant's configurations by gateway. */
export function countGateways(queries: Queries, tenantId: string) {
  const { gatewayName, isEnabled, isTestMode } = paymentGatewayConfigs
  return queries
    .select({
      gatewayName,
      total: count(),
      enabled: sql`count(*) filter (where ${isEnabled})`.mapWith(Number),
      testMode: sql`count(*) filter (where ${isTestMode})`.mapWith(Number),
    })
    .from(paymentGatewayConfigs)
    .where(eq(paymentGatewayConfigs.tenantId, tenantId))
    .groupBy(gatewayName)
}

export async function findGatewayForUpdate(queries: Queries, id: string): Promise<GatewayConfigRow | undefined> {
  const [row] = await queries.select().from(paymentGatewayConfigs).where(eq(paymentGatewayConfigs.id, id)).for('update')
  return row
}

/** Keeps a configuration from being deleted until the transaction ends; false when it is gone. Runs as the system. */
export async function holdGateway(queries: Queries, id: string): Promise<boolean> {
  const [row] = await queries
    .select({ id: paymentGatewayConfigs.id })
    .from(paymentGatewayConfigs)
    .where(eq(paymentGatewayConfigs.id, id))
    .for('key share')
  return row !== undefined
}

export async function insertGateway(queries: Queries, row: NewGatewayConfig): Promise<void> {
  await queries.insert(paymentGatewayConfigs).values(row)
}

export async function changeGateway(queries: Queries, id: string, change: Partial<NewGatewayConfig>): Promise<void> {
  await queries.update(paymentGatewayConfigs).set(change).where(eq(paymentGatewayConfigs.id, id))
}

export async function deleteGatewayRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(paymentGatewayConfigs).where(eq(paymentGatewayConfigs.id, id))
}
