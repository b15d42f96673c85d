import { inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { shipments } from '../../database/tables/orders.ts'

export type ShipmentRow = typeof shipments.$inferSelect

export async function insertShipment(queries: Queries, shipment: ShipmentRow): Promise<void> {
  await queries.insert(shipments).values(shipment)
}

/** How orders are under way. One that its shop moved without naming a carrier has no shipment. */
export function findShipments(queries: Queries, orderIds: readonly string[]): Promise<ShipmentRow[]> {
  return queries
    .select()
    .from(shipments)
    .where(inArray(shipments.orderId, [...orderIds]))
}
