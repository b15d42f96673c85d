import { href } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { WithdrawLink } from '../withdrawals/withdraw-link.tsx'
import { DepositLink } from './deposit-link.tsx'
import { SignedAmount } from './transaction-badge.tsx'
import { walletQueries } from './wallet-queries.ts'

/** Shows the balance and the latest transactions (/wallet). */
export function WalletScreen() {
  const { t } = useTranslation('wallet')
  return (
    <Stack gap={6}>
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={1}>
          <Heading level={1}>{t('title')}</Heading>
          <p className="cn:text-text-muted">{t('text')}</p>
        </Stack>
        <Stack direction="row" gap={2} isWrapping>
          <WithdrawLink />
          <DepositLink />
        </Stack>
      </Stack>
      <Balance />
      <RecentTransactions />
    </Stack>
  )
}

function Balance() {
  const { t } = useTranslation('wallet')
  const result = useQuery(walletQueries(useApi()).balance())
  if (result.isError) {
    return <QueryFailure result={result} />
  }
  const { availableInCents = 0, balanceInCents = 0, pendingInCents = 0 } = result.data ?? {}
  const { isPending: isLoading } = result
  return (
    <Grid columns={{ base: 1, sm: 3 }}>
      <Stat
        className="cn:border-primary cn:bg-primary-subtle"
        label={t('balance.available')}
        value={formatMoney(availableInCents)}
        isLoading={isLoading}
      />
      <Stat
        label={t('balance.total')}
        value={formatMoney(balanceInCents)}
        hint={t('balance.totalHint')}
        isLoading={isLoading}
      />
      <Stat
        label={t('balance.pending')}
        value={formatMoney(pendingInCents)}
        hint={t('balance.pendingHint')}
        isLoading={isLoading}
      />
    </Grid>
  )
}

function RecentTransactions() {
  const { t } = useTranslation(['wallet', 'common'])
  const result = useQuery(walletQueries(useApi()).transactions({ page: 1, limit: 8 }))
  const transactions = result.data?.data
  return (
    <Card
      title={t('wallet:recent.title')}
      actions={<Link href={href('/wallet/transactions')}>{t('common:action.viewAll')}</Link>}
    >
      {result.isPending && <RowSkeletons count={8} />}
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {transactions?.length === 0 && (
        <EmptyState
          headingLevel={3}
          icon={<ReceiptText />}
          title={t('wallet:recent.empty')}
          message={t('wallet:recent.emptyText')}
          action={<DepositLink />}
        />
      )}
      {transactions && transactions.length > 0 && (
        <ul className="cn:-my-3 cn:ruled">
          {transactions.map(({ id, type, transactionDate, amountInCents, balanceAfterInCents }) => (
            <li key={id} className="cn:flex cn:items-center cn:justify-between cn:gap-4 cn:py-3">
              <span className="cn:grid cn:min-w-0">
                <span className="cn:font-medium">{t(`wallet:type.${type}`)}</span>
                <time className="cn:text-text-muted cn:text-14 cn:figures" dateTime={transactionDate}>
                  {formatDateTime(transactionDate)}
                </time>
              </span>
              <span className="cn:grid cn:min-w-0 cn:flex-none cn:justify-items-end">
                <SignedAmount cents={amountInCents} />
                <span className="cn:text-text-muted cn:text-14 cn:figures">{formatMoney(balanceAfterInCents)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
