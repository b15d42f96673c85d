import type { ShopMovement } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Link } from '@chonoi/ui/link'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { shopBalanceQueries } from '../seller/seller-queries.ts'
import { ExplainLink } from '../transactions/explain-link.tsx'
import { SignedAmount } from '../wallet/transaction-badge.tsx'
import { CardPages } from './card-pages.tsx'

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
    <li className="cn:flex cn:items-start cn:justify-between cn:gap-4 cn:py-3">
      <span className="cn:grid cn:min-w-0">
        <span className="cn:font-medium">{t(`statement.kind.${kind}`)}</span>
        {orderId ? (
          <Link href={href('/seller/orders/$orderId', { orderId })}>
            <CodeText text={description} />
          </Link>
        ) : (
          kind !== 'DEBT' && <CodeText text={description} />
        )}
        <time className="cn:text-text-muted cn:text-14 cn:figures" dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
        <span className="cn:-ms-3">
          <ExplainLink
            of={{ shopTransactionId: transactionId }}
            subject={`${t(`statement.kind.${kind}`)} ${formatMoney(amountInCents)} ${formatDateTime(createdAt)}`}
          />
        </span>
      </span>
      <span className="cn:grid cn:flex-none cn:justify-items-end cn:figures">
        <SignedAmount cents={amountInCents} />
        <span className="cn:text-text-muted cn:text-14">
          {t('statement.after', { amount: formatMoney(balanceAfterInCents) })}
        </span>
      </span>
    </li>
  )
}
