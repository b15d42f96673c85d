import type { WalletAdjustmentRequest, WalletAdjustmentStatus } from '@chonoi/contract'
import { mayDecideAdjustment } from '@chonoi/domain'
import { formatMoney, problemText, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useApi, useSession } from '../app/services.tsx'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { transactionQueries, walletAdminActions } from './transactions-queries.ts'
import { RowActions } from '../lists/row-actions.tsx'
import { WalletTabs } from './wallet-tabs.tsx'

const RefuseAdjustmentDialog = lazy(() => import('./refuse-adjustment-dialog.tsx'))

type T = TFunction<['transactions', 'wallet', 'common']>
type Named = Pick<WalletAdjustmentRequest['user'], 'firstName' | 'lastName'>

const nameOf = ({ firstName, lastName }: Named) => `${lastName} ${firstName}`.trim()
const toneOf = {
  PENDING: 'warning',
  APPROVED: 'success',
  REFUSED: 'neutral',
} as const satisfies Record<WalletAdjustmentStatus, Tone>

const columnsOf = (t: T): DataTableColumn<WalletAdjustmentRequest>[] => [
  {
    id: 'owner',
    header: t('transactions:adjustments.owner'),
    isPrimary: true,
    cell: ({ user }) => (
      <>
        <span dir="auto">{nameOf(user)}</span>
        <Text as="div" size={13} tone="muted">
          <EmailText email={user.email} />
        </Text>
      </>
    ),
  },
  {
    id: 'amount',
    header: t('wallet:column.amount'),
    isNumeric: true,
    cell: ({ amountInCents, type }) => (
      <>
        {formatMoney(amountInCents)}
        <Text as="div" size={13} tone="muted">
          {t(`wallet:type.${type}`)}
        </Text>
      </>
    ),
  },
  {
    id: 'reason',
    header: t('transactions:adjust.reason'),
    cell: ({ reason }) => <span dir="auto">{reason}</span>,
  },
  {
    id: 'requestedBy',
    header: t('transactions:adjustments.requestedBy'),
    cell: ({ requestedBy, createdAt }) => (
      <>
        <span dir="auto">{nameOf(requestedBy)}</span>
        <Text as="div" size={13} tone="muted">
          <DateTimeCell value={createdAt} />
        </Text>
      </>
    ),
  },
  {
    id: 'status',
    header: t('common:word.status'),
    cell: ({ status, decidedBy, note }) => (
      <>
        <Badge tone={toneOf[status]} variant="dot">
          {t(`transactions:adjustments.status.${status}`)}
        </Badge>
        {decidedBy && (
          <Text as="div" size={13} tone="muted">
            {t('transactions:adjustments.decidedBy', { name: nameOf(decidedBy) })}
          </Text>
        )}
        {note && (
          <Text as="div" size={13} tone="muted" dir="auto">
            {note}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'actions',
    pin: 'end',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    cell: (adjustment) => adjustment.status === 'PENDING' && <Decisions adjustment={adjustment} />,
  },
]

/** The adjustments of wallets that a second administrator decides on (/admin/wallets/adjustments). */
export function WalletAdjustmentsScreen() {
  const { t } = useTranslation(['transactions', 'wallet', 'common'])
  const state = useListState('listWalletAdjustments')
  const result = useQuery(transactionQueries(useApi()).adjustments(state.query))
  return (
    <ResourceList
      title={t('transactions:adjustments.title')}
      description={t('transactions:adjustments.text')}
      state={state}
      pagination={result.data?.pagination}
      stats={<WalletTabs current="adjustments" />}
      filters={
        <ListFilters state={state}>
          <EnumFilter
            state={state}
            name="status"
            valueLabel={(value) => t(`transactions:adjustments.status.${value}`)}
          />
        </ListFilters>
      }
    >
      <ListTable
        label={t('transactions:adjustments.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columnsOf(t)}
        rowLabel={({ user }) => nameOf(user)}
        empty={
          <EmptyState title={t('transactions:adjustments.empty')} message={t('transactions:adjustments.emptyText')} />
        }
      />
    </ResourceList>
  )
}

/** Approves or refuses; for whoever asked, the buttons say why somebody else decides. */
function Decisions({ adjustment }: { adjustment: WalletAdjustmentRequest }) {
  const { t, i18n } = useTranslation(['transactions', 'common'])
  const { actor } = useSession()
  const openDialog = useRowDialog()
  const { user, requestedBy, status, amountInCents, reason } = adjustment
  const decision = actor ? mayDecideAdjustment({ userId: user.id, requestedBy: requestedBy.id, status }, actor) : null
  const refusal = decision?.allowed === false && { disabledReason: problemText(i18n, decision.because) }
  const name = nameOf(user)
  const approve = () =>
    openDialog((close) => (
      <ConfirmAction
        action={walletAdminActions.approve(adjustment)}
        tone="danger"
        title={t('transactions:adjustments.approveOf', { name })}
        message={t('transactions:adjustments.approveText', { amount: formatMoney(amountInCents), reason })}
        confirmLabel={t('transactions:adjustments.approve')}
        done={() => t('transactions:adjustments.approved', { name })}
        onClose={close}
      />
    ))
  const refuse = () => openDialog((close) => <RefuseAdjustmentDialog adjustment={adjustment} onClose={close} />)
  return (
    <RowActions>
      <Button size="sm" aria-label={t('transactions:adjustments.approveOf', { name })} onClick={approve} {...refusal}>
        {t('transactions:adjustments.approve')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('transactions:adjustments.refuseOf', { name })}
        onClick={refuse}
        {...refusal}
      >
        {t('transactions:adjustments.refuse')}
      </Button>
    </RowActions>
  )
}
