import type { Withdrawal } from '@chonoi/contract'
import { actorOf, mayCancelWithdrawal } from '@chonoi/domain'
import { formatDateTime, formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, type ReactNode } from 'react'
import { useSession } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import type { ListState } from '../lists/use-list-state.ts'
import { ExplainLink } from '../transactions/explain-link.tsx'
import { WithdrawalBadge } from './withdrawal-badge.tsx'

const CancelWithdrawalDialog = lazy(() => import('./cancel-withdrawal-dialog.tsx'))

const columnsOf = (
  t: TFunction<['withdrawals', 'common']>,
  action: (withdrawal: Withdrawal) => ReactNode,
): DataTableColumn<Withdrawal>[] => [
  {
    id: 'amount',
    header: t('withdrawals:detail.amount'),
    isPrimary: true,
    cell: ({ amount, source, isAutomatic }) => (
      <>
        {formatMoney(amount)}
        <Text as="div" size={13} tone="muted">
          {t(`withdrawals:source.${source}`)}
          {isAutomatic && ` · ${t('withdrawals:automatic')}`}
        </Text>
      </>
    ),
  },
  {
    id: 'status',
    header: t('common:word.status'),
    cell: ({ status, processNotes }) => (
      <>
        <WithdrawalBadge status={status} />
        {processNotes && (
          <Text as="div" size={13} tone="muted">
            {t('withdrawals:mine.reply')}: <bdi>{processNotes}</bdi>
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'account',
    header: t('withdrawals:card.account'),
    cell: ({ bankName, accountNumber }) => (
      <>
        {bankName}
        <Text as="div" size={13} tone="muted">
          {accountNumber}
        </Text>
      </>
    ),
  },
  {
    id: 'createdAt',
    header: t('common:word.createdAt'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
  { id: 'actions', header: t('common:word.actions'), isHeaderHidden: true, cell: action },
]

export interface WithdrawalsTableProps {
  label: string
  state: ListState
  result: UseQueryResult
  rows: readonly Withdrawal[] | undefined
  empty: ReactNode
}

/** Withdrawals of a person or a shop, with a button that cancels pending ones. */
export function WithdrawalsTable(props: WithdrawalsTableProps) {
  const { t } = useTranslation(['withdrawals', 'common'])
  const { user } = useSession()
  const openDialog = useRowDialog()

  const actionOf = (withdrawal: Withdrawal) => {
    const facts = { status: withdrawal.status, userId: withdrawal.user.id, tenantId: withdrawal.shop?.id ?? null }
    const mayCancel = user !== null && mayCancelWithdrawal(facts, actorOf(user)).allowed
    return (
      <Stack direction="row" gap={2} align="center" isWrapping>
        <ExplainLink
          of={{ withdrawalId: withdrawal.id }}
          subject={`${formatMoney(withdrawal.amount)} ${formatDateTime(withdrawal.createdAt)}`}
        />
        {mayCancel && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('withdrawals:mine.cancelLabel', { amount: formatMoney(withdrawal.amount) })}
            onClick={() => openDialog((close) => <CancelWithdrawalDialog withdrawal={withdrawal} onClose={close} />)}
          >
            {t('withdrawals:mine.cancel')}
          </Button>
        )}
      </Stack>
    )
  }
  return <ListTable {...props} columns={columnsOf(t, actionOf)} rowLabel={({ amount }) => formatMoney(amount)} />
}
