import type { LedgerCheck, TrialBalance } from '@chonoi/contract'
import { formatDateTime, formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { DataTable } from '@chonoi/ui/data-table'
import { DescriptionList } from '@chonoi/ui/description-list'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Grid } from '@chonoi/ui/grid'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { FlagFilter } from '../lists/flag-filter.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { accountGateway, accountKind, accountOwner, accountTitle } from './account-kind.ts'
import { ledgerActions, ledgerQueries } from './transactions-queries.ts'

const AccountEntriesDialog = lazy(() => import('./account-entries-dialog.tsx'))

/** Shows every account of the ledger, that they sum to zero and since when, and the daily checks (/admin/trial-balance). */
export function TrialBalanceScreen() {
  const { t } = useTranslation(['transactions', 'common'])
  const state = useListState('listLedgerAccounts')
  const api = useApi()
  const result = useQuery(ledgerQueries(api).accounts(state.query))
  const balance = useQuery(ledgerQueries(api).balance())
  const openDialog = useRowDialog()
  // The figures above the list are as many as there are kinds of accounts, so the list waits for them.
  if (balance.isPending) return <LoadingScreen />
  return (
    <Stack gap={6}>
      <ResourceList
        title={t('transactions:balance.title')}
        description={t('transactions:balance.text')}
        state={state}
        pagination={result.data?.pagination}
        actions={<ListExport query={state.query} file={ledgerActions.exportAccounts()} name="ledger-accounts" />}
        stats={balance.data ? <BalanceFigures balance={balance.data} /> : <QueryFailure result={balance} />}
        filters={
          <ListFilters state={state} searchLabel={t('transactions:balance.search')}>
            <EnumFilter state={state} name="accountKind" valueLabel={(value) => t(`transactions:account.${value}`)} />
            <FlagFilter
              state={state}
              name="owesFees"
              label={t('transactions:balance.debts')}
              all={t('common:word.all')}
              yes={t('transactions:balance.debts.yes')}
              no={t('transactions:balance.debts.no')}
            />
          </ListFilters>
        }
      >
        <ListTable
          label={t('transactions:balance.accounts')}
          state={state}
          result={result}
          rows={result.data?.data}
          rowLabel={(account) => accountTitle(t, account)}
          empty={<EmptyState title={t('transactions:balance.empty')} message={t('transactions:emptyText')} />}
          columns={[
            {
              id: 'kind',
              header: t('transactions:balance.account'),
              isPrimary: true,
              cell: (account) => (
                <>
                  {accountKind(t, account)}
                  {account.gateway !== null && (
                    <Text as="div" size={13} tone="muted">
                      {accountGateway(t, account.gateway)} <code>{account.gateway}</code>
                    </Text>
                  )}
                </>
              ),
            },
            { id: 'name', header: t('transactions:balance.owner'), cell: accountOwner },
            {
              id: 'balance',
              header: t('transactions:balance.amount'),
              isNumeric: true,
              cell: ({ balanceInCents }) => formatMoney(balanceInCents),
            },
            {
              id: 'createdAt',
              header: t('transactions:balance.opened'),
              cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
            },
            {
              id: 'actions',
              header: t('common:word.actions'),
              isHeaderHidden: true,
              cell: (account) => (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`${t('transactions:balance.entries')}: ${accountTitle(t, account)}`}
                  onClick={() => openDialog((close) => <AccountEntriesDialog account={account} onClose={close} />)}
                >
                  {t('transactions:balance.entries')}
                </Button>
              ),
            },
          ]}
        />
      </ResourceList>
      <CheckHistory />
    </Stack>
  )
}

function BalanceFigures({ balance }: { balance: TrialBalance }) {
  const { t } = useTranslation('transactions')
  const { language } = usePreferences()
  return (
    <Stack gap={4}>
      <Soundness balance={balance} />
      <Grid columns={{ base: 1, sm: 2 }}>
        <Stat label={t('balance.sum')} value={formatMoney(balance.sumInCents)} />
        <Stat label={t('balance.count')} value={formatNumber(balance.accountCount, language)} />
      </Grid>
      <Card title={t('balance.byKind')}>
        <DescriptionList
          items={balance.groups.map(({ kind, balanceInCents, accountCount }) => ({
            id: kind,
            term: t('balance.kindCount', {
              kind: t(`account.${kind}`),
              number: formatNumber(accountCount, language),
            }),
            details: formatMoney(balanceInCents),
            isNumeric: true,
          }))}
        />
      </Card>
    </Stack>
  )
}

function Soundness({ balance }: { balance: TrialBalance }) {
  const { t } = useTranslation('transactions')
  if (balance.sumInCents !== 0 || balance.lastCheck?.isSound === false) {
    return (
      <Alert tone="danger" title={t('balance.unsound')}>
        {t('balance.unsoundText')}
      </Alert>
    )
  }
  return (
    <Alert tone="success" title={t('balance.sound')}>
      {balance.soundSince && t('balance.soundSince', { time: formatDateTime(balance.soundSince) })}
    </Alert>
  )
}

function CheckHistory() {
  const { t } = useTranslation('transactions')
  const result = useQuery(ledgerQueries(useApi()).checks())
  return (
    <Card title={t('checks.title')} description={t('checks.text')}>
      <DataTable<LedgerCheck>
        label={t('checks.title')}
        rows={result.data?.data ?? []}
        getRowId={({ id }) => id}
        isLoading={result.isFetching}
        empty={<EmptyState title={t('checks.empty')} message={t('checks.emptyText')} />}
        {...(result.isError && { error: <QueryFailure result={result} /> })}
        columns={[
          {
            id: 'time',
            header: t('checks.time'),
            isPrimary: true,
            cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
          },
          {
            id: 'result',
            header: t('checks.result'),
            cell: ({ isSound }) => (
              <Badge tone={isSound ? 'success' : 'danger'} variant="dot">
                {isSound ? t('checks.sound') : t('checks.unsound')}
              </Badge>
            ),
          },
          {
            id: 'sum',
            header: t('balance.sum'),
            isNumeric: true,
            cell: ({ sumInCents }) => formatMoney(sumInCents),
          },
          {
            id: 'wrong',
            header: t('checks.wrong'),
            isNumeric: true,
            cell: ({ wrongBalanceCount }) => wrongBalanceCount,
          },
          {
            id: 'unbalanced',
            header: t('checks.unbalanced'),
            isNumeric: true,
            cell: ({ unbalancedCount }) => unbalancedCount,
          },
        ]}
      />
    </Card>
  )
}
