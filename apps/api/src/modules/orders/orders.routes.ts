import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { readCart } from '../cart/read-cart.ts'
import { refundOrder } from '../payments/refund-payment.ts'
import { sendRefunds } from '../payments/send-refund.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmReceipt } from './confirm-receipt.ts'
import { createOrder } from './create-order.ts'
import { exportManagedOrders } from './export-orders.ts'
import { toManagedOrder, toOrder, toOrderGroup, toOrderSummary } from './order-views.ts'
import { printPackingSlips } from './print-packing-slips.ts'
import { listBuyerOrders, listShopOrders, readOrder, readOrderGroup, readShopOrder } from './read-orders.ts'
import { reorderOrder } from './reorder-order.ts'
import { reportFailedDelivery } from './report-failed-delivery.ts'
import { shipOrder } from './ship-order.ts'
import { updateOrderStatus } from './update-order-status.ts'

export const orderRoutes = {
  async createOrder(context, { body }) {
    return toOrderGroup(await readOrderGroup(context, await createOrder(context, body)))
  },
  async listMyOrders(context, { query }) {
    const { rows, total } = await listBuyerOrders(context, query)
    return { data: rows.map(toOrderSummary), pagination: paginationOf(query.page, query.limit, total) }
  },
  async getOrderGroup(context, { path }) {
    return toOrderGroup(await readOrderGroup(context, path.id))
  },
  async listManagedOrders(context, { query }) {
    const { rows, total, isNewestOnly } = await listShopOrders(context, query)
    return { data: rows.map(toOrderSummary), pagination: paginationOf(query.page, query.limit, total, isNewestOnly) }
  },
  exportManagedOrders: (context, { query }) => exportManagedOrders(context, query),
  printPackingSlips: (context, { body }) => printPackingSlips(context, body),
  async getManagedOrder(context, { path }) {
    return toManagedOrder(await readShopOrder(context, path.id))
  },
  async getOrder(context, { path }) {
    return toOrder(await readOrder(context, path.id))
  },
  async cancelOrder(context, { path, body }) {
    await cancelOrder(context, path.id, body.reason)
    return toOrder(await readOrder(context, path.id))
  },
  async confirmReceipt(context, { path }) {
    await confirmReceipt(context, path.id)
    return toOrder(await readOrder(context, path.id))
  },
  async reorderOrder(context, { path }) {
    await reorderOrder(context, path.id)
    return readCart(context)
  },
  async shipOrder(context, { path, body }) {
    await shipOrder(context, path.id, body)
    return toManagedOrder(await readShopOrder(context, path.id))
  },
  async reportFailedDelivery(context, { path, body }) {
    await reportFailedDelivery(context, path.id, body.reason)
    return toManagedOrder(await readShopOrder(context, path.id))
  },
  refundOrder: {
    prepare: (context, { path, body }) => refundOrder(context, path.id, body),
    async finish(context, id) {
      const whole = await readShopOrder(context, id)
      if (whole.order.paymentId) await sendRefunds(context, whole.order.paymentId)
      return toManagedOrder(whole)
    },
  },
  async updateOrderStatus(context, { path, body }) {
    await updateOrderStatus(context, path.id, body)
    return toManagedOrder(await readShopOrder(context, path.id))
  },
} satisfies Routes
