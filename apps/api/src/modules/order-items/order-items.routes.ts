import type { Routes } from '../../http/handlers.ts'
import { createOrderItem, deleteOrderItem, updateOrderItem } from './change-order-items.ts'
import { listItemsOfOrder, listOrderItems, readOrderItem, readOrderItemStatistics } from './read-order-items.ts'

export const orderItemRoutes = {
  async listOrderItems(context, { query }) {
    return listOrderItems(context, query)
  },
  async createOrderItem(context, { body }) {
    return readOrderItem(context, await createOrderItem(context, body))
  },
  async listOrderItemsByOrder(context, { path }) {
    return { data: await listItemsOfOrder(context, path.orderId) }
  },
  async getOrderItemStatistics(context, { query }) {
    return readOrderItemStatistics(context, query.tenantId)
  },
  async getOrderItem(context, { path }) {
    return readOrderItem(context, path.id)
  },
  async updateOrderItem(context, { path, body }) {
    await updateOrderItem(context, path.id, body)
    return readOrderItem(context, path.id)
  },
  async deleteOrderItem(context, { path }) {
    await deleteOrderItem(context, path.id)
    return { success: true }
  },
} satisfies Routes
