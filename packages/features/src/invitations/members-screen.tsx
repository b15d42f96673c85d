import type { TenantMember } from '@chonoi/contract'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { lazy } from 'react'
import { MembershipBadge } from '../account/membership-badge.tsx'
import { useApi } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
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
import { teamQueries, memberActions } from './invitations-queries.ts'
import { OpenHandover } from './open-handover.tsx'
import { InviteButton } from './invite-button.tsx'
import { MemberActions } from './member-actions.tsx'
import { TeamTabs } from './team-tabs.tsx'

const MemberDetails = lazy(() => import('./member-details.tsx'))

/** The members of the current shop (/tenant/members). */
export function MembersScreen() {
  const { t } = useTranslation(['invitations', 'roles', 'account'])
  const state = useListState('listTenantMembers')
  const result = useQuery(teamQueries(useApi()).members(state.query))
  const isPlatform = useActsForPlatform()
  const members = result.data?.data.map((member) => ({ ...member, id: member.userId }))
  return (
    <ResourceList
      title={t('invitations:members.title')}
      description={t('invitations:members.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={
        <>
          <ListExport query={state.query} file={memberActions.export()} name="members" />
          <InviteButton />
        </>
      }
      stats={
        <>
          <TeamTabs current="members" />
          {!isPlatform && <OpenHandover />}
        </>
      }
      filters={
        <ListFilters state={state} searchLabel={t('invitations:members.search')}>
          <EnumFilter state={state} name="role" valueLabel={(value) => t(`roles:${value}`)} />
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`account:membership.${value}`)} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('invitations:members.title')}
        state={state}
        result={result}
        rows={members}
        columns={useColumns()}
        rowLabel={fullName}
        empty={<EmptyState icon={<Users />} title={t('invitations:members.empty')} />}
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={(members ?? []).map((member) => ({ id: member.id, name: fullName(member) }))}
      >
        {(id) => (
          <DetailsInList row={members?.find((member) => member.id === id)}>
            {(member) => <MemberDetails member={member} />}
          </DetailsInList>
        )}
      </RowDetails>
    </ResourceList>
  )
}

function useColumns(): DataTableColumn<TenantMember & { id: string }>[] {
  const { t } = useTranslation(['invitations', 'roles'])
  return [
    {
      id: 'name',
      header: t('invitations:column.member'),
      isPrimary: true,
      cell: (member) => (
        <>
          <bdi>{fullName(member)}</bdi>
          <Text as="div" size={13} tone="muted">
            <EmailText email={member.email} />
          </Text>
        </>
      ),
    },
    { id: 'role', header: t('invitations:column.role'), cell: ({ role }) => t(`roles:${role}`) },
    {
      id: 'status',
      header: t('invitations:column.status'),
      cell: ({ status }) => <MembershipBadge status={status} />,
    },
    { id: 'joinedAt', header: t('invitations:column.joinedAt'), cell: ({ joinedAt }) => formatDate(joinedAt) },
    {
      id: 'actions',
      header: t('invitations:column.actions'),
      cell: (member) => (
        <Stack direction="row" gap={1} align="center">
          <MemberActions member={member} />
          <RowDetailsButton id={member.id} name={fullName(member)} />
        </Stack>
      ),
    },
  ]
}
