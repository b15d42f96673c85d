import type { ManagedUser, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { listUsers } from './list-users.ts'
import { toListedUser } from './user-views.ts'

const userFile: ListFile<ManagedUser> = {
  name: 'users',
  sheet: { vi: 'Người dùng', en: 'Users' },
  ...{ action: 'user.export', entityType: 'user', narrowedBy: 'role', namespaces: ['users', 'roles'] },
  columns: [
    ['Họ và tên', 'Name', nameOf],
    ['E-mail', 'E-mail', ({ email }) => email],
    ['Số điện thoại', 'Phone', ({ phone }) => phone],
    ['Vai trò', 'Role', ({ role }, say) => say('roles', role)],
    ['Trạng thái', 'Status', ({ isActive }, say) => say('users', isActive ? 'standing.active' : 'standing.inactive')],
    [
      'Xác minh',
      'Verification',
      ({ isVerified }, say) => say('users', isVerified ? 'standing.verified' : 'standing.unverified'),
    ],
    ['Hoạt động gần nhất', 'Last seen', ({ lastSeenAt }) => timeOf(lastSeenAt)],
    ['Ngày tạo', 'Created', ({ createdAt }) => timeOf(createdAt)],
  ],
}

/** The filtered accounts as a file: the platform's, or the members of a shop. */
export function exportUsers(context: RequestContext, query: QueryOf<'exportUsers'>): Promise<Download> {
  return exportList(context, userFile, query, async (found) =>
    (await listUsers(context, found, 'all')).rows.map(toListedUser),
  )
}
