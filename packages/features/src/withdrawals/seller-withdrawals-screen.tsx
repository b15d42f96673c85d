import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { BanknoteArrowUp } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useApi } from '../app/services.tsx'
import { AutomatedHistoryCard } from './automated-history-card.tsx'
import { AutomatedWithdrawalsCard } from './automated-withdrawals-card.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { useNewRow } from '../lists/use-new-row.ts'
import { shopBalanceQueries } from '../seller/seller-queries.ts'
import { ShopDebtCard } from './shop-debt-card.tsx'
import { ShopStatementCard } from './shop-statement-card.tsx'
import { withdrawalActions, withdrawalQueries } from './withdrawals-queries.ts'
import { WithdrawalsTable } from './withdrawals-table.tsx'

const RequestWithdrawalDialog = lazy(() => import('./request-withdrawal-dialog.tsx'))

/** The shop's balance, its withdrawals and automated ones (/seller/withdrawals, ROUTE-38). */
export function SellerWithdrawalsScreen() {
  const { t } = useTranslation(['withdrawals', 'common'])
  const state = useListState('listWithdrawals')
  const query = { ...state.query, source: 'SHOP' } as const
  const result = useQuery(withdrawalQueries(useApi()).ofShop(query))
  const asking = useNewRow()
  const request = (
    <Button iconStart={<BanknoteArrowUp aria-hidden="true" />} onClick={asking.open}>
      {t('withdrawals:request.action')}
    </Button>
  )
  return (
    <ResourceList
      title={t('withdrawals:seller.title')}
      description={t('withdrawals:seller.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={
        <>
          <ListExport query={query} file={withdrawalActions.export()} name="withdrawals" />
          {request}
        </>
      }
      stats={<ShopBalances />}
      filters={
        <ListFilters state={state}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`withdrawals:status.${value}`)} />
        </ListFilters>
      }
    >
      <WithdrawalsTable
        label={t('withdrawals:seller.requests')}
        state={state}
        result={result}
        rows={result.data?.data}
        empty={
          <EmptyState
            title={t('withdrawals:seller.empty')}
            message={t('withdrawals:seller.emptyText')}
            action={request}
          />
        }
      />
      <ShopCards />
      {asking.isOpen && (
        <Suspense>
          <RequestWithdrawalDialog onClose={asking.close} />
        </Suspense>
      )}
    </ResourceList>
  )
}

/** What can be withdrawn, what is on hold, and what is kept until buyers confirm. */
function ShopBalances() {
  const { t } = useTranslation('withdrawals')
  const api = useApi()
  const terms = useQuery(withdrawalQueries(api).terms())
  const balance = useQuery(shopBalanceQueries(api).current())
  if (terms.isError) return <QueryFailure result={terms} />
  const { availableInCents = 0, heldInCents = 0 } = terms.data?.shop ?? {}
  const owedInCents = balance.data?.owedFeesInCents ?? 0
  return (
    <Grid columns={{ base: 1, sm: 3 }}>
      <Stat
        className="cn:border-primary cn:bg-primary-subtle"
        label={t('seller.available')}
        value={formatMoney(availableInCents)}
        hint={owedInCents > 0 ? t('seller.owedHint', { amount: formatMoney(owedInCents) }) : t('seller.availableHint')}
        isLoading={terms.isPending}
      />
      <Stat
        label={t('seller.held')}
        value={formatMoney(heldInCents)}
        hint={t('seller.heldHint')}
        isLoading={terms.isPending}
      />
      <Stat
        label={t('seller.awaiting')}
        value={formatMoney(balance.data?.awaitingDeliveryInCents ?? 0)}
        hint={
          balance.data?.nextReleaseAt
            ? t('seller.nextRelease', { time: formatDateTime(balance.data.nextReleaseAt) })
            : t('seller.awaitingHint')
        }
        isLoading={balance.isPending}
      />
    </Grid>
  )
}

/** What lies below the requests. Whether the shop owes anything is known first, so that no card moves the others. */
function ShopCards() {
  const debt = useQuery(shopBalanceQueries(useApi()).debt(1))
  return (
    <>
      <ShopDebtCard />
      {!debt.isPending && (
        <>
          <ShopStatementCard />
          <AutomatedWithdrawalsCard source="SHOP" />
          <AutomatedHistoryCard />
        </>
      )}
    </>
  )
}
