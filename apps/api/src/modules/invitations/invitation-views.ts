import type { Invitation } from '@chonoi/contract'
import { invitationStatusAt } from '@chonoi/domain'
import type { SentInvitation } from './invitations.store.ts'

/** Returns an invitation without its token, which only the mail has. */
export function toInvitation({ invitation, inviter }: SentInvitation, now: Date): Invitation {
  const { id, tenantId, email, role, message, expiresAt, sentAt, answeredAt, createdAt } = invitation
  return {
    ...{ id, tenantId, email, role, message, invitedBy: inviter },
    status: invitationStatusAt(invitation, now),
    expiresAt: expiresAt.toISOString(),
    sentAt: sentAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
