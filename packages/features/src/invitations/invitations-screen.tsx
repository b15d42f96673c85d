import type { Invitation } from '@chonoi/contract'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { MailPlus } from 'lucide-react'
import { lazy } from 'react'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { DetailsInList } from '../lists/details-of.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { fullName } from '../shell/full-name.ts'
import { InvitationActions } from './invitation-actions.tsx'
import { InvitationBadge } from './invitation-badge.tsx'
import { invitationActions, teamQueries } from './invitations-queries.ts'
import { InviteButton } from './invite-button.tsx'
import { TeamTabs } from './team-tabs.tsx'

const InvitationDetails = lazy(() => import('./invitation-details.tsx'))

/** The invitations of the current shop (/tenant/invitations). */
export function InvitationsScreen() {
  const { t } = useTranslation(['invitations', 'roles'])
  const state = useListState('listInvitations')
  const result = useQuery(teamQueries(useApi()).invitations(state.query))
  const rows = result.data?.data ?? []
  return (
    <ResourceList
      title={t('invitations:invitations.title')}
      description={t('invitations:invitations.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={
        <>
          <ListExport query={state.query} file={invitationActions.export()} name="invitations" />
          <InviteButton />
        </>
      }
      stats={<TeamTabs current="invitations" />}
      filters={
        <ListFilters state={state} searchLabel={t('invitations:invitations.search')}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`invitations:status.${value}`)} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('invitations:invitations.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={useColumns()}
        rowLabel={({ email }) => email}
        empty={
          <EmptyState
            icon={<MailPlus />}
            title={t('invitations:invitations.empty')}
            message={t('invitations:invitations.emptyText')}
          />
        }
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={rows.map(({ id, email }) => ({ id, name: email }))}
      >
        {(id) => (
          <DetailsInList row={rows.find((invitation) => invitation.id === id)}>
            {(invitation) => <InvitationDetails invitation={invitation} onDeleted={() => state.openRow('')} />}
          </DetailsInList>
        )}
      </RowDetails>
    </ResourceList>
  )
}

function useColumns(): DataTableColumn<Invitation>[] {
  const { t } = useTranslation(['invitations', 'roles'])
  return [
    {
      id: 'email',
      header: t('invitations:column.email'),
      isPrimary: true,
      cell: ({ email, message }) => (
        <>
          <EmailText email={email} />
          {message && (
            <Text as="div" size={13} tone="muted" className="cn:wrap-break-word">
              {message}
            </Text>
          )}
        </>
      ),
    },
    { id: 'role', header: t('invitations:column.role'), cell: ({ role }) => t(`roles:${role}`) },
    {
      id: 'status',
      header: t('invitations:column.status'),
      cell: ({ status, expiresAt }) => (
        <>
          <InvitationBadge status={status} />
          {status === 'PENDING' && (
            <Text as="div" size={13} tone="muted">
              {t('invitations:invitations.until', { date: formatDate(expiresAt) })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'invitedBy',
      header: t('invitations:column.invitedBy'),
      cell: ({ invitedBy }) => (invitedBy ? <bdi>{fullName(invitedBy)}</bdi> : t('invitations:invitations.nobody')),
    },
    { id: 'sentAt', header: t('invitations:column.sentAt'), cell: ({ sentAt }) => <DateTimeCell value={sentAt} /> },
    {
      id: 'actions',
      header: t('invitations:column.actions'),
      cell: (invitation) => (
        <Stack direction="row" gap={1} align="center">
          <InvitationActions invitation={invitation} />
          <RowDetailsButton id={invitation.id} name={invitation.email} />
        </Stack>
      ),
    },
  ]
}
