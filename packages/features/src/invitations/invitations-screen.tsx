import type { Invitation } from '@chonoi/contract'
import type { InvitationStatus } from '@chonoi/domain'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import ConfirmAction from '../forms/confirm-action.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { fullName } from '../shell/full-name.ts'
import { invitationActions, teamQueries } from './invitations-queries.ts'
import { InviteButton } from './invite-button.tsx'
import { TeamTabs } from './team-tabs.tsx'

const tones: Record<InvitationStatus, Tone> = {
  PENDING: 'info',
  ACCEPTED: 'success',
  DECLINED: 'danger',
  EXPIRED: 'neutral',
}

/** The invitations of the current shop (/tenant/invitations). */
export function InvitationsScreen() {
  const { t } = useTranslation(['invitations', 'roles'])
  const state = useListState('listInvitations')
  const result = useQuery(teamQueries(useApi()).invitations(state.query))
  return (
    <ResourceList
      title={t('invitations:invitations.title')}
      description={t('invitations:invitations.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={<InviteButton />}
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
          <Badge tone={tones[status]}>{t(`invitations:status.${status}`)}</Badge>
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
      cell: (invitation) => <InvitationButtons invitation={invitation} />,
    },
  ]
}

function InvitationButtons({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('invitations')
  const { email, status } = invitation
  const [isDeleting, setDeleting] = useState(false)
  const resend = useAction(invitationActions.resend(invitation), { done: () => t('resend.done', { email }) })
  return (
    <Stack direction="row" gap={2} isWrapping>
      {(status === 'PENDING' || status === 'EXPIRED') && (
        <Button
          size="sm"
          variant="secondary"
          isLoading={resend.isPending}
          aria-label={t('resend.label', { email })}
          onClick={() => resend.run()}
        >
          {t('resend.action')}
        </Button>
      )}
      <Button size="sm" variant="ghost" aria-label={t('delete.label', { email })} onClick={() => setDeleting(true)}>
        {t('delete.action')}
      </Button>
      {isDeleting && (
        <ConfirmAction
          action={invitationActions.delete(invitation)}
          tone="danger"
          title={t('delete.title', { email })}
          message={t(status === 'PENDING' ? 'delete.pendingText' : 'delete.text')}
          confirmLabel={t('delete.action')}
          done={() => t('delete.done')}
          onClose={() => setDeleting(false)}
        />
      )}
    </Stack>
  )
}
