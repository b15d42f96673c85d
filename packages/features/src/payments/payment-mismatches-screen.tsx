import type { PaymentMismatch } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { AdminPaymentTabs } from './admin-payments-link.tsx'
import { adminPaymentQueries } from './payments-queries.ts'

const ResolveMismatchDialog = lazy(() => import('./resolve-mismatch-dialog.tsx'))

/** The amount that the gateway reports, in its own currency. */
function reportedText({ reportedCurrency, reportedCents }: PaymentMismatch): string | null {
  if (reportedCents === null) return null
  return reportedCurrency === 'VND'
    ? formatMoney(reportedCents)
    : `${(reportedCents / 100).toFixed(2)} ${reportedCurrency}`
}

const columnsOf = (
  t: TFunction<['payments', 'common']>,
  action: (mismatch: PaymentMismatch) => ReactNode,
): DataTableColumn<PaymentMismatch>[] => [
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
          {gateway}
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
        {reportedText(mismatch) ?? t('common:state.notAvailable')}
        {mismatch.expectedInCents !== null && (
          <Text as="div" size={13} tone="muted">
            {t('payments:mismatches.expected', { amount: formatMoney(mismatch.expectedInCents) })}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: t('common:word.status'),
    cell: ({ resolvedAt, resolution }) =>
      resolvedAt ? (
        <>
          <Badge tone="success">{t('payments:mismatches.closed')}</Badge>
          <Text as="div" size={13} tone="muted">
            {`${resolution} · ${formatDateTime(resolvedAt)}`}
          </Text>
        </>
      ) : (
        <Badge tone="warning">{t('payments:mismatches.open')}</Badge>
      ),
  },
  {
    id: 'createdAt',
    header: t('common:word.createdAt'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
  { id: 'actions', header: t('common:word.actions'), isHeaderHidden: true, cell: action },
]

/** What gateways and our payments disagree about (/admin/payments/reconciliation). */
export function PaymentMismatchesScreen() {
  const { t } = useTranslation(['payments', 'common'])
  const state = useListState('listPaymentMismatches')
  const [resolving, setResolving] = useState<PaymentMismatch | null>(null)
  const result = useQuery(adminPaymentQueries(useApi()).mismatches(state.query))
  const actionOf = (mismatch: PaymentMismatch) =>
    mismatch.resolvedAt === null && (
      <Button
        size="sm"
        aria-label={t('payments:mismatches.resolveLabel', { reference: mismatch.reference })}
        onClick={() => setResolving(mismatch)}
      >
        {t('payments:mismatches.resolve')}
      </Button>
    )
  return (
    <ResourceList
      title={t('payments:mismatches.title')}
      description={t('payments:mismatches.text')}
      state={state}
      pagination={result.data?.pagination}
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
        columns={columnsOf(t, actionOf)}
        rowLabel={({ reference }) => reference}
        empty={<EmptyState title={t('payments:mismatches.empty')} message={t('payments:mismatches.emptyText')} />}
      />
      {resolving && (
        <Suspense>
          <ResolveMismatchDialog mismatch={resolving} onClose={() => setResolving(null)} />
        </Suspense>
      )}
    </ResourceList>
  )
}
