import { href, isCriticalGrant } from '@chonoi/domain'
import type { Audit, Event } from '../events/event.ts'
import type { InvitationRow } from './invitations.store.ts'

const ofInvitation = ({ id, tenantId, role }: InvitationRow) =>
  ({
    entityType: 'invitation',
    entityId: id,
    tenantId,
    severity: isCriticalGrant(role) ? 'CRITICAL' : 'INFO',
    changes: { role },
  }) satisfies Omit<Audit, 'action' | 'values'>

export const invitationSent = (row: InvitationRow): Event => ({
  audit: { action: 'invitation.send', values: { email: row.email }, ...ofInvitation(row) },
})

export const invitationDeleted = (row: InvitationRow): Event => ({
  audit: { action: 'invitation.delete', values: { email: row.email }, ...ofInvitation(row), severity: 'INFO' },
})

interface Answered {
  row: InvitationRow
  shop: string
}

/** Tells the inviter and the new member. Granting an administrative role is CRITICAL (domain.md, reading 4). */
export const invitationAccepted = ({ row, shop, userId }: Answered & { userId: string }): Event => ({
  audit: { action: 'invitation.accept', values: { email: row.email }, ...ofInvitation(row) },
  notifications: [
    { type: 'MEMBERSHIP_ADDED', to: [userId], link: href('/tenant/switching'), data: { shop } },
    ...toInviter(row).map((to) => ({
      ...{ type: 'INVITATION_ACCEPTED' as const, to, link: href('/tenant/members') },
      data: { email: row.email, shop },
    })),
  ],
})

export const invitationDeclined = ({ row, shop }: Answered): Event => ({
  audit: { action: 'invitation.decline', values: { email: row.email }, ...ofInvitation(row), severity: 'INFO' },
  notifications: toInviter(row).map((to) => ({
    ...{ type: 'INVITATION_DECLINED' as const, to, link: href('/tenant/members') },
    data: { email: row.email, shop },
  })),
})

const toInviter = ({ invitedBy }: InvitationRow): string[][] => (invitedBy === null ? [] : [[invitedBy]])
