import type { ShopMovement } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { CardPages } from '../lists/card-pages.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { shopBalanceQueries } from '../seller/seller-queries.ts'
import { SignedAmount } from '../wallet/transaction-badge.tsx'
import { BalanceEntry } from './balance-entry.tsx'

/** What moved the shop's balance in a month, newest first. */
export function ShopMovements({ month }: { month: string }) {
  const [page, setPage] = useState(1)
  const result = useQuery(shopBalanceQueries(useApi()).movements(month, page))
  if (result.isError) return <QueryFailure result={result} />
  if (!result.data) return <Skeleton width={10} />
  return (
    <Stack gap={4}>
      <ul className="cn:ruled">
        {result.data.data.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </ul>
      <CardPages pagination={result.data.pagination} onPage={setPage} />
    </Stack>
  )
}

function MovementRow({ movement }: { movement: ShopMovement }) {
  const { t } = useTranslation('withdrawals')
  const { transactionId, kind, orderId, description, amountInCents, balanceAfterInCents, createdAt } = movement
  return (
    <BalanceEntry
      {...{ transactionId, orderId, createdAt }}
      reason={t(`statement.kind.${kind}`)}
      code={orderId || kind !== 'DEBT' ? description : null}
      amount={<SignedAmount cents={amountInCents} />}
      after={t('statement.after', { amount: formatMoney(balanceAfterInCents) })}
    />
  )
}
