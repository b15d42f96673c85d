import type { ProductSummary, QueryOf } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, timeOf } from '../spreadsheets/export-list.ts'
import { toProductSummary } from './product-views.ts'
import { listManagedProducts } from './read-managed-products.ts'

const productFile: ListFile<ProductSummary> = {
  name: 'products',
  sheet: { vi: 'Sản phẩm', en: 'Products' },
  ...{ action: 'product.export', entityType: 'product', narrowedBy: 'categoryId' },
  namespaces: ['productManagement'],
  columns: [
    ['Tên sản phẩm', 'Name', ({ name }) => name],
    ['Gian hàng', 'Shop', ({ tenant }) => tenant.name],
    ['Giá (VND)', 'Price (VND)', ({ priceInCents }) => vndFromCents(priceInCents)],
    [
      'Giá gốc (VND)',
      'Compare-at price (VND)',
      ({ compareAtPriceInCents: cents }) => (cents === null ? null : vndFromCents(cents)),
    ],
    ['Tồn kho', 'Stock', ({ stock }) => stock],
    ['Đã bán', 'Sold', ({ soldCount }) => soldCount],
    ['Số phân loại', 'Variants', ({ variantCount }) => variantCount],
    ['Điểm đánh giá', 'Rating', ({ ratingAverage }) => ratingAverage],
    ['Số đánh giá', 'Reviews', ({ ratingCount }) => ratingCount],
    ['Tình trạng', 'Condition', ({ condition }, say) => say('productManagement', `condition.${condition}`)],
    ['Trạng thái', 'Status', ({ status }, say) => say('productManagement', `status.${status}`)],
    ['Ngày tạo', 'Created', ({ createdAt }) => timeOf(createdAt)],
  ],
}

/** The filtered products of the current shop as a file, or of all shops for the platform. */
export function exportManagedProducts(
  context: RequestContext,
  query: QueryOf<'exportManagedProducts'>,
): Promise<Download> {
  return exportList(context, productFile, query, async (found) =>
    (await listManagedProducts(context, found)).rows.map(toProductSummary),
  )
}
