import type { Invitation } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { knownFact } from '../lists/known-fact.ts'
import { fullName } from '../shell/full-name.ts'
import { InvitationActions } from './invitation-actions.tsx'
import { InvitationBadge } from './invitation-badge.tsx'
import { RoleText } from './role-text.tsx'

export interface InvitationDetailsProps {
  invitation: Invitation
  onDeleted: () => void
}

/** An invitation beside the list: to which role, with what message, and whether it was answered. */
export default function InvitationDetails({ invitation, onDeleted }: InvitationDetailsProps) {
  const { t } = useTranslation('invitations')
  const { role, message, status, invitedBy, sentAt, expiresAt, answeredAt } = invitation
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <InvitationBadge status={status} />
        <InvitationActions invitation={invitation} onDeleted={onDeleted} />
      </Stack>
      <DescriptionList
        items={[
          { term: t('column.role'), details: <RoleText role={role} /> },
          ...knownFact(
            t('invite.message'),
            message && (
              <span className="cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
                {message}
              </span>
            ),
          ),
          {
            term: t('column.invitedBy'),
            details: invitedBy ? <bdi>{fullName(invitedBy)}</bdi> : t('invitations.nobody'),
          },
          { term: t('column.sentAt'), details: formatDateTime(sentAt) },
          { term: t('column.expiresAt'), details: formatDateTime(expiresAt) },
          ...knownFact(t('column.answeredAt'), answeredAt && formatDateTime(answeredAt)),
        ]}
      />
    </Stack>
  )
}
