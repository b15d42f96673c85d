import type { OrderItem, OrderItemStatistics } from '@chonoi/contract'
import { canSeeOrder } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { statsTenant } from '../products/read-managed-products.ts'
import {
  findItemsOfOrder,
  findOrderItem,
  findOrderItems,
  type OrderItemFilter,
  type OrderItemRow,
  sumOrderItems,
} from './order-items.store.ts'

/** The lines of the current tenant's orders; another tenant's, or everybody's, for the platform. */
export async function listOrderItems(
  context: RequestContext,
  query: OrderItemFilter & { page: number; limit: number },
) {
  const filter = { ...query, tenantId: statsTenant(context, query.tenantId) }
  const { rows, total } = await context.transaction((queries) => findOrderItems(queries, filter, query))
  return { data: rows.map(toOrderItem), pagination: paginationOf(query.page, query.limit, total) }
}

/** The lines of an order that the caller may see: as its buyer, for its shop, or for the platform. */
export async function listItemsOfOrder(context: RequestContext, orderId: string): Promise<OrderItem[]> {
  const rows = await context.transaction((queries) => findItemsOfOrder(queries, orderId))
  found(rows.length > 0 && rows.every((row) => isSeen(context, row)) ? rows : undefined)
  return rows.map(toOrderItem)
}

export async function readOrderItem(context: RequestContext, id: string): Promise<OrderItem> {
  const row = found(await context.transaction((queries) => findOrderItem(queries, id)))
  return toOrderItem(found(isSeen(context, row) ? row : undefined))
}

/** What the current tenant sold; another tenant, or everybody, for the platform. */
export async function readOrderItemStatistics(
  context: RequestContext,
  asked: string | undefined,
): Promise<OrderItemStatistics> {
  const tenantId = statsTenant(context, asked)
  const { all, products } = await context.transaction((queries) => sumOrderItems(queries, tenantId))
  return {
    totalItems: all.items,
    totalQuantity: all.quantity,
    totalRevenueInCents: all.revenueInCents,
    topProducts: products,
  }
}

const isSeen = (context: RequestContext, { line, buyerId }: OrderItemRow) =>
  canSeeOrder({ buyerId, tenantId: line.tenantId }, context.person)

function toOrderItem({ line, orderNumber }: OrderItemRow): OrderItem {
  const { id, orderId, productId, variantId, name, variantName, imageUrl, quantity, priceInCents, discountInCents } =
    line
  return {
    ...{ id, orderId, orderNumber, productId, variantId, name, variantName, imageUrl },
    ...{ quantity, priceInCents, discountInCents, lineTotal: line.lineTotalInCents },
    createdAt: line.createdAt.toISOString(),
  }
}
