import type { ShopDebtEntry, ShopDebtList } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { CardPages } from '../lists/card-pages.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { shopBalanceQueries } from '../seller/seller-queries.ts'
import { BalanceEntry } from './balance-entry.tsx'

const PayShopDebtDialog = lazy(() => import('./pay-shop-debt-dialog.tsx'))

/** What the shop owes of its commission, how it came about, and how it is paid off. Left out for shops that never owed any. */
export function ShopDebtCard() {
  const [page, setPage] = useState(1)
  const result = useQuery(shopBalanceQueries(useApi()).debt(page))
  if (result.isError) return <QueryFailure result={result} />
  if (!result.data || result.data.pagination.total === 0) return null
  return <ShopDebt debt={result.data} onPage={setPage} />
}

export interface ShopDebtProps {
  debt: ShopDebtList
  onPage: (page: number) => void
}

export function ShopDebt({ debt, onPage }: ShopDebtProps) {
  const { t } = useTranslation('withdrawals')
  const [isPaying, setIsPaying] = useState(false)
  const { owedInCents, payableInCents, pagination } = debt
  return (
    <Card
      title={t('debt.title')}
      description={t('debt.text')}
      actions={
        owedInCents > 0 && (
          <Button
            size="sm"
            onClick={() => setIsPaying(true)}
            {...(payableInCents === 0 && { disabledReason: t('debt.noBalance') })}
          >
            {t('debt.pay')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <Text weight="semibold">
          {owedInCents > 0 ? t('debt.owed', { amount: formatMoney(owedInCents) }) : t('debt.nothing')}
        </Text>
        <ul className="cn:ruled">
          {debt.data.map((entry) => (
            <DebtRow key={entry.id} entry={entry} />
          ))}
        </ul>
        <CardPages pagination={pagination} onPage={onPage} />
      </Stack>
      <Suspense>{isPaying && <PayShopDebtDialog debt={debt} onClose={() => setIsPaying(false)} />}</Suspense>
    </Card>
  )
}

function DebtRow({ entry }: { entry: ShopDebtEntry }) {
  const { t } = useTranslation('withdrawals')
  const { transactionId, reason, orderId, description, amountInCents, owedInCents, createdAt } = entry
  return (
    <BalanceEntry
      {...{ transactionId, orderId, createdAt }}
      reason={t(`debt.reason.${reason}`)}
      code={orderId || reason !== 'PAYMENT' ? description : null}
      amount={
        <span className="cn:font-semibold">
          {amountInCents > 0 && '+'}
          {formatMoney(amountInCents)}
        </span>
      }
      after={
        owedInCents < 0
          ? t('debt.creditAfter', { amount: formatMoney(-owedInCents) })
          : t('debt.after', { amount: formatMoney(owedInCents) })
      }
    />
  )
}
