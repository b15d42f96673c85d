import type { ManagedUser } from '@chonoi/contract'
import type { TFunction } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Text } from '@chonoi/ui/text'
import type { ReactNode } from 'react'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { fullName } from '../shell/full-name.ts'
import { RoleBadge, StandingBadges } from './user-badge.tsx'

type T = TFunction<['users', 'common']>

export const userColumns = (t: T, actions: (user: ManagedUser) => ReactNode): DataTableColumn<ManagedUser>[] => [
  {
    id: 'firstName',
    header: t('users:column.name'),
    isPrimary: true,
    cell: (user) => (
      <>
        {fullName(user) ? (
          <bdi className="cn:wrap-break-word">{fullName(user)}</bdi>
        ) : (
          <Text tone="muted">{t('common:state.notUpdated')}</Text>
        )}
        {user.phone && (
          <Text as="div" size={13} tone="muted">
            {user.phone}
          </Text>
        )}
      </>
    ),
  },
  { id: 'email', header: t('users:column.email'), width: 190, cell: ({ email }) => <EmailText email={email} /> },
  { id: 'role', header: t('users:column.role'), cell: ({ role }) => <RoleBadge role={role} /> },
  { id: 'status', header: t('common:word.status'), cell: (user) => <StandingBadges {...user} /> },
  {
    id: 'lastSeen',
    header: t('users:column.lastSeen'),
    cell: ({ lastSeenAt }) =>
      lastSeenAt ? <DateTimeCell value={lastSeenAt} /> : <Text tone="muted">{t('users:neverSeen')}</Text>,
  },
  {
    id: 'createdAt',
    header: t('common:word.createdAt'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
  { id: 'actions', pin: 'end', header: t('common:word.actions'), isHeaderHidden: true, cell: actions },
]
