import type { PaymentMismatch } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useApi } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { DetailsInList } from '../lists/details-of.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { ReporterName } from '../lists/reporter-name.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { AdminPaymentTabs } from './admin-payments-link.tsx'
import { MismatchAction } from './mismatch-action.tsx'
import { MismatchState, reportedAmount } from './mismatch-state.tsx'
import { adminPaymentActions, adminPaymentQueries } from './payments-queries.ts'

const MismatchDetails = lazy(() => import('./mismatch-details.tsx'))

const columnsOf = (t: TFunction<['payments', 'common']>): DataTableColumn<PaymentMismatch>[] => [
  {
    id: 'reference',
    header: t('payments:column.reference'),
    isPrimary: true,
    cell: ({ reference, paymentId }) =>
      paymentId ? (
        <Link href={href('/admin/payments/$paymentId', { paymentId })}>
          <CodeText text={reference} />
        </Link>
      ) : (
        <CodeText text={reference} />
      ),
  },
  {
    id: 'kind',
    header: t('payments:mismatches.kind'),
    cell: ({ kind, gateway }) => (
      <>
        {t(`payments:mismatches.kind.${kind}`)}
        <Text as="div" size={13} tone="muted">
          <ReporterName reporter={gateway} />
        </Text>
      </>
    ),
  },
  {
    id: 'amounts',
    header: t('payments:mismatches.amounts'),
    isNumeric: true,
    cell: (mismatch) => (
      <>
        {reportedAmount(mismatch) ?? t('common:state.notAvailable')}
        {mismatch.expectedInCents !== null && (
          <Text as="div" size={13} tone="muted">
            {t(`payments:mismatches.${mismatch.kind === 'REFUND_TWICE' ? 'inWallet' : 'expected'}`, {
              amount: formatMoney(mismatch.expectedInCents),
            })}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: t('common:word.status'),
    cell: (mismatch) => <MismatchState mismatch={mismatch} />,
  },
  {
    id: 'createdAt',
    header: t('common:word.createdAt'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
  {
    id: 'actions',
    pin: 'end',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    cell: (mismatch) => (
      <RowActions>
        <MismatchAction mismatch={mismatch} />
        <RowDetailsButton id={mismatch.id} name={mismatch.reference} />
      </RowActions>
    ),
  },
]

/** What gateways and our payments disagree about (/admin/payments/reconciliation). */
export function PaymentMismatchesScreen() {
  const { t } = useTranslation(['payments', 'common'])
  const state = useListState('listPaymentMismatches')
  const result = useQuery(adminPaymentQueries(useApi()).mismatches(state.query))
  const rows = result.data?.data ?? []
  return (
    <ResourceList
      title={t('payments:mismatches.title')}
      description={t('payments:mismatches.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={<ListExport query={state.query} file={adminPaymentActions.exportMismatches()} name="mismatches" />}
      stats={<AdminPaymentTabs current="mismatches" />}
      filters={
        <ListFilters state={state}>
          <EnumFilter state={state} name="kind" valueLabel={(value) => t(`payments:mismatches.kind.${value}`)} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('payments:mismatches.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columnsOf(t)}
        rowLabel={({ reference }) => reference}
        empty={<EmptyState title={t('payments:mismatches.empty')} message={t('payments:mismatches.emptyText')} />}
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={rows.map(({ id, reference }) => ({ id, name: reference }))}
      >
        {(id) => (
          <DetailsInList row={rows.find((mismatch) => mismatch.id === id)}>
            {(mismatch) => <MismatchDetails mismatch={mismatch} />}
          </DetailsInList>
        )}
      </RowDetails>
    </ResourceList>
  )
}
