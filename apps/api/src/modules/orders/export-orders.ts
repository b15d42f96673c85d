import type { OrderSummary, QueryOf } from '@chonoi/contract'
import { paymentStanding, vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { toOrderSummary } from './order-views.ts'
import { listShopOrders } from './read-orders.ts'

/** Cash that a carrier took hasn't come for those who read this file. */
function standingOf(order: OrderSummary) {
  const standing = paymentStanding(order)
  return standing === 'WITH_CARRIER' ? ('payment.WITH_CARRIER.shop' as const) : (`payment.${standing}` as const)
}

const orderFile: ListFile<OrderSummary> = {
  name: 'orders',
  sheet: { vi: 'Đơn hàng', en: 'Orders' },
  ...{ action: 'order.export', entityType: 'order', narrowedBy: 'startDate', namespaces: ['orders', 'common'] },
  columns: [
    ['Mã đơn hàng', 'Order number', ({ orderNumber }) => orderNumber],
    ['Gian hàng', 'Shop', ({ tenant }) => tenant.name],
    ['Khách hàng', 'Customer', ({ buyer }) => nameOf(buyer)],
    ['E-mail', 'E-mail', ({ buyer }) => buyer.email],
    ['Mặt hàng đầu tiên', 'First item', ({ firstItemName }) => firstItemName],
    ['Số mặt hàng', 'Items', ({ itemCount }) => itemCount],
    ['Tổng cộng (VND)', 'Total (VND)', ({ totalInCents }) => vndFromCents(totalInCents)],
    ['Trạng thái', 'Status', ({ status }, say) => say('orders', `status.${status}`)],
    ['Thanh toán', 'Payment', (order, say) => say('orders', standingOf(order))],
    ['Phương thức', 'Method', ({ paymentMethod }, say) => say('common', `paymentMethod.${paymentMethod}`)],
    ['Ngày đặt', 'Placed', ({ createdAt }) => timeOf(createdAt)],
    ['Chuyển tiền cho gian hàng', 'Paid to the shop', ({ releasedAt }) => timeOf(releasedAt)],
  ],
}

/** The filtered orders of the current shop as a file, or of all shops for the platform. */
export function exportManagedOrders(context: RequestContext, query: QueryOf<'exportManagedOrders'>): Promise<Download> {
  return exportList(context, orderFile, query, async (found) =>
    (await listShopOrders(context, found, 'all')).rows.map(toOrderSummary),
  )
}
