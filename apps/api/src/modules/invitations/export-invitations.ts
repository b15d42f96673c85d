import type { Invitation, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { toInvitation } from './invitation-views.ts'
import { listInvitations } from './manage-invitations.ts'

const invitationFile: ListFile<Invitation> = {
  name: 'invitations',
  sheet: { vi: 'Lời mời', en: 'Invitations' },
  ...{ action: 'invitation.export', entityType: 'invitation', narrowedBy: 'status' },
  namespaces: ['invitations', 'roles'],
  columns: [
    ['E-mail', 'E-mail', ({ email }) => email],
    ['Vai trò', 'Role', ({ role }, say) => say('roles', role)],
    ['Trạng thái', 'Status', ({ status }, say) => say('invitations', `status.${status}`)],
    ['Lời nhắn', 'Message', ({ message }) => message],
    ['Người mời', 'Invited by', ({ invitedBy }) => (invitedBy === null ? null : nameOf(invitedBy))],
    ['Ngày gửi', 'Sent', ({ sentAt }) => timeOf(sentAt)],
    ['Hết hạn', 'Until', ({ expiresAt }) => timeOf(expiresAt)],
    ['Ngày trả lời', 'Answered', ({ answeredAt }) => timeOf(answeredAt)],
  ],
}

/** The filtered invitations of the current tenant as a file. */
export function exportInvitations(context: RequestContext, query: QueryOf<'exportInvitations'>): Promise<Download> {
  return exportList(context, invitationFile, query, async (found) => {
    const { rows } = await listInvitations(context, undefined, found)
    return rows.map((row) => toInvitation(row, context.ports.now()))
  })
}
