import type { ReviewedSellerVerification } from '@chonoi/contract'
import { href, inOneLine } from '@chonoi/domain'
import { formatNumber, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { detailsColumn } from '../lists/details-column.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { VerificationBadge } from './verification-badge.tsx'
import { verificationActions, verificationQueries } from './verification-queries.ts'

const VerificationDetails = lazy(() => import('./verification-details.tsx'))

const pageOf = (verificationId: string) => href('/admin/seller-verifications/$verificationId', { verificationId })

const columnsOf = (t: TFunction<['sellerVerification', 'common']>): DataTableColumn<ReviewedSellerVerification>[] => [
  {
    id: 'seller',
    header: t('sellerVerification:list.seller'),
    isPrimary: true,
    cell: ({ legalName, kind }) => (
      <>
        <bdi className="cn:wrap-break-word">{legalName}</bdi>
        <Text as="div" size={13} tone="muted">
          {t(`sellerVerification:kind.${kind}`)}
        </Text>
      </>
    ),
  },
  {
    id: 'taxCode',
    header: t('sellerVerification:form.taxCode'),
    cell: ({ taxCode }) => <span className="cn:figures cn:whitespace-nowrap">{taxCode}</span>,
  },
  {
    id: 'shopName',
    header: t('sellerVerification:form.shopName'),
    cell: ({ shopName }) => <bdi className="cn:wrap-break-word">{shopName}</bdi>,
  },
  {
    id: 'applicant',
    header: t('sellerVerification:list.applicant'),
    cell: ({ applicant: { firstName, lastName, email } }) => (
      <>
        <bdi>{inOneLine([lastName, firstName], ' ')}</bdi>
        <Text as="div" size={13} tone="muted">
          <EmailText email={email} />
        </Text>
      </>
    ),
  },
  { id: 'status', header: t('common:word.status'), cell: ({ status }) => <VerificationBadge status={status} /> },
  {
    id: 'createdAt',
    header: t('sellerVerification:field.sentAt'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
  {
    id: 'decidedAt',
    header: t('sellerVerification:field.decidedAt'),
    cell: ({ decidedAt }) => (decidedAt ? <DateTimeCell value={decidedAt} /> : t('common:word.none')),
  },
  detailsColumn({ header: t('common:word.actions'), nameOf: ({ legalName }) => legalName }),
]

/** Everybody who wants to sell (/admin/seller-verifications). */
export function VerificationsScreen() {
  const { t } = useTranslation(['sellerVerification', 'common'])
  const state = useListState('listSellerVerifications')
  const result = useQuery(verificationQueries(useApi()).list(state.query))
  return (
    <ResourceList
      title={t('sellerVerification:list.title')}
      description={t('sellerVerification:list.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={<ListExport query={state.query} file={verificationActions.export()} name="seller-verifications" />}
      stats={<VerificationStats />}
      filters={
        <ListFilters state={state} searchLabel={t('sellerVerification:list.search')}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`sellerVerification:status.${value}`)} />
          <EnumFilter state={state} name="sellerKind" valueLabel={(value) => t(`sellerVerification:kind.${value}`)} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('sellerVerification:list.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columnsOf(t)}
        rowLabel={({ legalName }) => legalName}
        rowHref={({ id }) => pageOf(id)}
        empty={
          <EmptyState title={t('sellerVerification:list.empty')} message={t('sellerVerification:list.emptyText')} />
        }
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={(result.data?.data ?? []).map(({ id, legalName }) => ({ id, name: legalName }))}
        pageHref={pageOf}
      >
        {(id) => <VerificationDetails verificationId={id} />}
      </RowDetails>
    </ResourceList>
  )
}

function VerificationStats() {
  const { t } = useTranslation('sellerVerification')
  const { language } = usePreferences()
  const result = useQuery(verificationQueries(useApi()).statistics())
  if (result.isError) return <QueryFailure result={result} />
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      {(['total', 'pending', 'approved', 'rejected'] as const).map((name) => (
        <Stat
          key={name}
          label={t(`list.${name}`)}
          value={formatNumber(result.data?.[name] ?? 0, language)}
          isLoading={result.isPending}
        />
      ))}
    </Grid>
  )
}
