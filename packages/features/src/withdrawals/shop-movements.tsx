import type { SchemaOf, ShopMovement } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { CardPages } from '../lists/card-pages.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { shopBalanceQueries } from '../seller/seller-queries.ts'
import { SignedAmount } from '../wallet/transaction-badge.tsx'
import { BalanceEntry } from './balance-entry.tsx'
import { MovementsExport } from './movements-export.tsx'

const kinds = ['RELEASE', 'REFUND', 'DEBT', 'WITHDRAWAL', 'ADJUSTMENT'] as const

/** What moved the shop's balance in a month, newest first: all of it, or what is of one kind. */
export function ShopMovements({ month }: { month: string }) {
  const { t } = useTranslation('withdrawals')
  const [page, setPage] = useState(1)
  const [kind, setKind] = useState<SchemaOf<'ShopMovementKind'>>()
  const result = useQuery(shopBalanceQueries(useApi()).movements(month, page, kind))
  if (result.isError) return <QueryFailure result={result} />
  if (!result.data) return <Skeleton width={10} />
  return (
    <Stack gap={4}>
      <Stack direction="row" justify="between" align="end" gap={3} isWrapping>
        <Select
          label={t('statement.filter')}
          className="cn:max-w-72"
          value={kind ?? ''}
          onChange={(event) => {
            setKind(kinds.find((one) => one === event.target.value))
            setPage(1)
          }}
          options={[
            { value: '', label: t('statement.filterAll') },
            ...kinds.map((value) => ({ value, label: t(`statement.kind.${value}`) })),
          ]}
        />
        <MovementsExport month={month} kind={kind} />
      </Stack>
      {result.data.data.length === 0 && <Text tone="muted">{t('statement.filterEmpty')}</Text>}
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
