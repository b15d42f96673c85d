import type { TenantMember } from '@chonoi/contract'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { MembershipBadge } from '../account/membership-badge.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { fullName } from '../shell/full-name.ts'
import { teamQueries } from './invitations-queries.ts'
import { InviteButton } from './invite-button.tsx'
import { TeamTabs } from './team-tabs.tsx'

const MemberDialog = lazy(() => import('./member-dialog.tsx'))

/** The members of the current shop (/tenant/members). */
export function MembersScreen() {
  const { t } = useTranslation(['invitations', 'roles', 'account'])
  const state = useListState('listTenantMembers')
  const result = useQuery(teamQueries(useApi()).members(state.query))
  const [edited, setEdited] = useState<TenantMember>()
  const members = result.data?.data.map((member) => ({ ...member, id: member.userId }))
  return (
    <ResourceList
      title={t('invitations:members.title')}
      description={t('invitations:members.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={<InviteButton />}
      stats={<TeamTabs current="members" />}
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
        columns={useColumns(setEdited)}
        rowLabel={fullName}
        empty={<EmptyState icon={<Users />} title={t('invitations:members.empty')} />}
      />
      {edited && (
        <Suspense>
          <MemberDialog member={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </ResourceList>
  )
}

function useColumns(edit: (member: TenantMember) => void): DataTableColumn<TenantMember & { id: string }>[] {
  const { t } = useTranslation(['invitations', 'roles'])
  const { user } = useSession()
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
      // Nobody changes their own role.
      cell: (member) =>
        member.userId === user?.id ? (
          <Text tone="muted">{t('invitations:members.you')}</Text>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('invitations:member.label', { name: fullName(member) })}
            onClick={() => edit(member)}
          >
            {t('invitations:member.action')}
          </Button>
        ),
    },
  ]
}
