import type { Transaction } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDate, formatMoney, formatTime } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { PurseScene } from '../shell/empty-scenes.tsx'
import { WithdrawLink } from '../withdrawals/withdraw-link.tsx'
import { DepositLink } from './deposit-link.tsx'
import { SignedAmount } from './transaction-badge.tsx'
import { WalletMonthsCard } from './wallet-months-card.tsx'
import { walletQueries } from './wallet-queries.ts'

/** Shows the balance and the latest transactions (/wallet). */
export function WalletScreen() {
  const { t } = useTranslation('wallet')
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('title')}</Heading>
        <p className="cn:text-text-muted">{t('text')}</p>
      </Stack>
      <Balance />
      <RecentTransactions />
      <WalletMonthsCard />
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
  const isHeld = balanceInCents !== availableInCents || pendingInCents !== 0
  return (
    <section className="wallet-balance">
      <dl>
        <dt>{t('balance.available')}</dt>
        <dd className="wallet-balance-amount" aria-busy={result.isPending || undefined}>
          {result.isPending ? <Skeleton size="lg" width={8} /> : formatMoney(availableInCents)}
        </dd>
        {isHeld && (
          <div className="wallet-balance-more">
            <dt>{t('balance.total')}</dt>
            <dd>{formatMoney(balanceInCents)}</dd>
            <dt>{t('balance.pending')}</dt>
            <dd>{formatMoney(pendingInCents)}</dd>
          </div>
        )}
      </dl>
      <Stack direction="row" gap={2} isWrapping>
        <WithdrawLink />
        <DepositLink />
      </Stack>
    </section>
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
          icon={<PurseScene />}
          title={t('wallet:recent.empty')}
          message={t('wallet:recent.emptyText')}
          action={<DepositLink />}
        />
      )}
      {transactions && transactions.length > 0 && (
        <div className="cn:grid cn:gap-5">
          {[...Map.groupBy(transactions, ({ transactionDate }) => formatDate(transactionDate))].map(([day, ofDay]) => (
            <section key={day} aria-label={day}>
              <h3 className="cn:text-text-muted cn:text-13 cn:font-semibold cn:figures">{day}</h3>
              <ul className="cn:ruled">
                {ofDay.map((transaction) => (
                  <Movement key={transaction.id} transaction={transaction} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Card>
  )
}

function Movement({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('wallet')
  const { type, transactionDate, amountInCents, balanceAfterInCents } = transaction
  const Icon = amountInCents > 0 ? ArrowDownLeft : ArrowUpRight
  return (
    <li className="cn:flex cn:items-center cn:gap-3 cn:py-3">
      <span
        className="cn:grid cn:flex-none cn:place-items-center cn:size-9 cn:rounded-full cn:bg-bg-subtle cn:text-text-muted cn:data-incoming:bg-success-subtle cn:data-incoming:text-on-success-subtle"
        data-incoming={amountInCents > 0 || undefined}
        aria-hidden="true"
      >
        <Icon className="cn:size-4.5" />
      </span>
      <span className="cn:grid cn:flex-1 cn:min-w-0">
        <span className="cn:font-medium">{t(`type.${type}`)}</span>
        <time className="cn:text-text-muted cn:text-14 cn:figures" dateTime={transactionDate}>
          {formatTime(transactionDate)}
        </time>
      </span>
      <span className="cn:grid cn:flex-none cn:justify-items-end">
        <SignedAmount cents={amountInCents} />
        <span className="cn:text-text-muted cn:text-14 cn:figures">{formatMoney(balanceAfterInCents)}</span>
      </span>
    </li>
  )
}
