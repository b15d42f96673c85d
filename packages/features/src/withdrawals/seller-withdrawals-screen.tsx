import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Dialog } from '@chonoi/ui/dialog'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Grid } from '@chonoi/ui/grid'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { BanknoteArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { AutomatedHistoryCard } from './automated-history-card.tsx'
import { AutomatedWithdrawalsCard } from './automated-withdrawals-card.tsx'
import { AddBankAccountButton } from './add-bank-account-button.tsx'
import { bankAccountQueries } from './bank-accounts-queries.ts'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { shopBalanceQueries } from '../seller/seller-queries.ts'
import { ShopDebtCard } from './shop-debt-card.tsx'
import { ShopStatementCard } from './shop-statement-card.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { withdrawalQueries } from './withdrawals-queries.ts'
import { WithdrawalsTable } from './withdrawals-table.tsx'

/** The shop's balance, its withdrawals and automated ones (/seller/withdrawals, ROUTE-38). */
export function SellerWithdrawalsScreen() {
  const { t } = useTranslation(['withdrawals', 'common'])
  const state = useListState('listWithdrawals')
  const result = useQuery(withdrawalQueries(useApi()).ofShop({ ...state.query, source: 'SHOP' }))
  const [isAsking, setIsAsking] = useState(false)
  const request = (
    <Button iconStart={<BanknoteArrowUp aria-hidden="true" />} onClick={() => setIsAsking(true)}>
      {t('withdrawals:request.action')}
    </Button>
  )
  return (
    <ResourceList
      title={t('withdrawals:seller.title')}
      description={t('withdrawals:seller.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={request}
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
      <ShopDebtCard />
      <ShopStatementCard />
      <AutomatedWithdrawalsCard source="SHOP" />
      <AutomatedHistoryCard />
      {isAsking && <RequestDialog onClose={() => setIsAsking(false)} />}
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

function RequestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('withdrawals')
  const api = useApi()
  const terms = useQuery(withdrawalQueries(api).terms())
  const accounts = useQuery(bankAccountQueries(api).list())
  return (
    <Dialog
      title={t('seller.title')}
      description={t('request.text')}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <QueryScreen result={terms}>
        {(loaded) => (
          <QueryScreen result={accounts}>
            {({ data }) => (
              <Stack gap={4}>
                {data.length === 0 && <Text>{t('request.noAccount')}</Text>}
                <AddBankAccountButton />
                {data.length > 0 && <WithdrawForm source="SHOP" terms={loaded} accounts={data} onDone={onClose} />}
              </Stack>
            )}
          </QueryScreen>
        )}
      </QueryScreen>
    </Dialog>
  )
}
