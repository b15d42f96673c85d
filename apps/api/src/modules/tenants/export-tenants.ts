import type { QueryOf, Tenant } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, timeOf } from '../spreadsheets/export-list.ts'
import { listTenants } from './read-tenants.ts'
import { toTenant } from './tenant-views.ts'

const tenantFile: ListFile<Tenant> = {
  name: 'shops',
  sheet: { vi: 'Gian hàng', en: 'Shops' },
  ...{ action: 'tenant.export', entityType: 'tenant', narrowedBy: 'approvalStatus' },
  namespaces: ['tenants', 'common'],
  columns: [
    ['Tên gian hàng', 'Name', ({ name }) => name],
    ['Đường dẫn', 'Slug', ({ slug }) => slug],
    ['Trang web', 'Website', ({ website }) => website],
    ['Xét duyệt', 'Approval', ({ approvalStatus }, say) => say('tenants', `approval.${approvalStatus}`)],
    ['Hoạt động', 'Active', ({ isActive }, say) => say('tenants', isActive ? 'flag.active' : 'flag.inactive')],
    ['Công khai', 'Public', ({ isPublic }, say) => say('common', isPublic ? 'word.yes' : 'word.no')],
    ['Thành viên', 'Members', ({ stats }) => stats.users],
    ['Sản phẩm', 'Products', ({ stats }) => stats.products],
    ['Đơn hàng', 'Orders', ({ stats }) => stats.orders],
    ['Ghi chú quản trị', 'Admin notes', ({ adminNotes }) => adminNotes],
    ['Ngày tạo', 'Created', ({ createdAt }) => timeOf(createdAt)],
  ],
}

/** The filtered shops as a file. */
export function exportTenants(context: RequestContext, query: QueryOf<'exportTenants'>): Promise<Download> {
  return exportList(context, tenantFile, query, async (found) =>
    (await listTenants(context, found)).shops.map(toTenant),
  )
}
