import type { TenantMember } from '@chonoi/contract'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { MembershipBadge } from '../account/membership-badge.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { MemberActions } from './member-actions.tsx'
import { RoleText } from './role-text.tsx'

/** A member beside the list: their role, and what it lets them do. */
export default function MemberDetails({ member }: { member: TenantMember }) {
  const { t } = useTranslation('invitations')
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <MembershipBadge status={member.status} />
        <MemberActions member={member} />
      </Stack>
      <DescriptionList
        items={[
          { term: t('column.email'), details: <EmailText email={member.email} /> },
          { term: t('column.role'), details: <RoleText role={member.role} /> },
          { term: t('column.joinedAt'), details: formatDate(member.joinedAt) },
        ]}
      />
    </Stack>
  )
}
