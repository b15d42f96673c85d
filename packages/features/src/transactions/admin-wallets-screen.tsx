import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { mayAdjustWallet } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import type { TransactionLog } from '@chonoi/contract'
import { problemText } from '@chonoi/i18n'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApi, useSession } from '../app/services.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { transactionColumns, transactionLabel } from './transaction-columns.tsx'
import { transactionQueries, walletAdminActions } from './transactions-queries.ts'
import { WalletTabs } from './wallet-tabs.tsx'

const TransactionDetails = lazy(() => import('./transaction-details.tsx'))
const AdjustWalletDialog = lazy(() => import('./adjust-wallet-dialog.tsx'))

/** Lists the movements of all wallets, and the balance of one that is chosen, with its adjustment (/admin/wallets). */
export function AdminWalletsScreen() {
  const { t } = useTranslation(['transactions', 'wallet', 'common'])
  const state = useListState('listAdminWalletTransactions')
  const result = useQuery(transactionQueries(useApi()).wallets(state.query))
  const userId = state.filter('userId')
  const openWallet = ({ user }: Pick<TransactionLog, 'user'>) =>
    userId === '' &&
    user && (
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('transactions:wallets.openOf', { name: `${user.lastName} ${user.firstName}` })}
        onClick={() => state.setFilter('userId', user.id)}
      >
        {t('transactions:wallets.open')}
      </Button>
    )
  const open: DataTableColumn<TransactionLog> = {
    id: 'wallet',
    header: t('transactions:wallets.column'),
    isHeaderHidden: true,
    cell: openWallet,
  }
  return (
    <ResourceList
      title={t('transactions:wallets.title')}
      description={t('transactions:wallets.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={<ListExport query={state.query} file={walletAdminActions.export()} name="wallet-transactions" />}
      stats={
        <>
          <WalletTabs current="movements" />
          {userId !== '' && <ChosenWallet userId={userId} onClose={() => state.setFilter('userId', '')} />}
        </>
      }
      filters={
        <ListFilters state={state} searchLabel={t('transactions:search')}>
          <EnumFilter state={state} name="type" valueLabel={(value) => t(`wallet:type.${value}`)} />
          <DaysFilter state={state} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('transactions:wallets.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={userId === '' ? [...transactionColumns(t), open] : transactionColumns(t)}
        rowLabel={(transaction) => transactionLabel(t, transaction)}
        empty={<EmptyState title={t('transactions:empty')} message={t('transactions:emptyText')} />}
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={(result.data?.data ?? []).map((one) => ({ id: one.id, name: transactionLabel(t, one) }))}
      >
        {(id) => <TransactionDetails transactionId={id} actions={openWallet} />}
      </RowDetails>
    </ResourceList>
  )
}

function ChosenWallet({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['transactions', 'wallet', 'common'])
  const { actor } = useSession()
  const [isAdjusting, setAdjusting] = useState(false)
  const result = useQuery(transactionQueries(useApi()).wallet(userId))
  if (result.isError) return <QueryFailure result={result} />
  const wallet = result.data
  const decision = actor ? mayAdjustWallet(userId, actor) : null
  const amount = (cents = 0) => ({ value: formatMoney(cents), isLoading: !wallet })
  return (
    <Card
      title={wallet ? `${wallet.user.lastName} ${wallet.user.firstName}`.trim() : t('common:state.loading')}
      description={wallet?.user.email}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('transactions:wallets.all')}
          </Button>
          <Button
            disabled={!wallet}
            onClick={() => setAdjusting(true)}
            {...(decision?.allowed === false && { disabledReason: problemText(i18n, decision.because) })}
          >
            {t('transactions:adjust.action')}
          </Button>
        </>
      }
    >
      <Grid columns={{ base: 1, sm: 3 }}>
        <Stat label={t('wallet:balance.available')} {...amount(wallet?.availableInCents)} />
        <Stat label={t('wallet:balance.total')} {...amount(wallet?.balanceInCents)} />
        <Stat label={t('wallet:balance.pending')} {...amount(wallet?.pendingInCents)} />
      </Grid>
      {isAdjusting && wallet && (
        <Suspense>
          <AdjustWalletDialog wallet={wallet} onClose={() => setAdjusting(false)} />
        </Suspense>
      )}
    </Card>
  )
}
