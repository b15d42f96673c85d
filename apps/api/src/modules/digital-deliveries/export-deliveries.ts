import type { DigitalDelivery, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, timeOf } from '../spreadsheets/export-list.ts'
import { listDeliveries } from './read-deliveries.ts'

const deliveryFile: ListFile<DigitalDelivery> = {
  name: 'digital-deliveries',
  sheet: { vi: 'Giao hàng số', en: 'Digital deliveries' },
  ...{ action: 'digital_delivery.export', entityType: 'digital_delivery', narrowedBy: 'status' },
  namespaces: ['downloads'],
  columns: [
    ['Mã đơn hàng', 'Order number', ({ orderNumber }) => orderNumber],
    ['Sản phẩm', 'Product', ({ productName }) => productName],
    ['Tệp', 'File', ({ fileName }) => fileName],
    ['Trạng thái', 'Status', ({ status }, say) => say('downloads', `status.${status}`)],
    ['Đã tải', 'Downloads', ({ downloadCount }) => downloadCount],
    ['Số lần tối đa', 'Maximum downloads', ({ maxDownloads }) => maxDownloads],
    ['Hết hạn', 'Until', ({ expiresAt }) => timeOf(expiresAt)],
    ['Ngày trả tiền', 'Paid', ({ createdAt }) => timeOf(createdAt)],
    ['Ngày giao', 'Delivered', ({ deliveredAt }) => timeOf(deliveredAt)],
  ],
}

/** The filtered deliveries of the current tenant as a file, without license keys; of all shops for the platform. */
export function exportDigitalDeliveries(
  context: RequestContext,
  query: QueryOf<'exportDigitalDeliveries'>,
): Promise<Download> {
  return exportList(
    context,
    deliveryFile,
    query,
    async (found) => (await listDeliveries(context, { ...found, as: 'seller' })).rows,
  )
}
