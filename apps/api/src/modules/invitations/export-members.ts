import type { QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf } from '../spreadsheets/export-list.ts'
import { listMembers } from './list-members.ts'

type Member = Awaited<ReturnType<typeof listMembers>>['rows'][number]

const memberFile: ListFile<Member> = {
  name: 'members',
  sheet: { vi: 'Thành viên', en: 'Members' },
  ...{ action: 'tenant.member_export', entityType: 'user', narrowedBy: 'role', namespaces: ['roles', 'account'] },
  columns: [
    ['Họ tên', 'Name', nameOf],
    ['E-mail', 'E-mail', ({ email }) => email],
    ['Vai trò', 'Role', ({ role }, say) => say('roles', role)],
    ['Trạng thái', 'Status', ({ status }, say) => say('account', `membership.${status}`)],
    ['Ngày tham gia', 'Joined', ({ joinedAt }) => joinedAt],
  ],
}

/** The filtered members of the current tenant as a file. */
export function exportTenantMembers(context: RequestContext, query: QueryOf<'exportTenantMembers'>): Promise<Download> {
  return exportList(context, memberFile, query, async (found) => (await listMembers(context, found)).rows)
}
