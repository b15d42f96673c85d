import type { LedgerTransaction } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Dialog } from '@chonoi/ui/dialog'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import type { Explained } from './explained.ts'
import { TransactionEntries } from './transaction-entries.tsx'
import { explanationQueries } from './transactions-queries.ts'

export interface ExplainTransactionDialogProps {
  of: Explained
  onClose: () => void
}

/** Explains a movement of money by the ledger entries behind it, which sum to zero. */
export default function ExplainTransactionDialog({ of, onClose }: ExplainTransactionDialogProps) {
  const { t } = useTranslation('transactions')
  const result = useQuery(explanationQueries(useApi()).entries(of))
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('entries.title')}>
      <Stack gap={4}>
        <Text tone="muted">{t('entries.text')}</Text>
        {result.isError && <QueryFailure result={result} />}
        {result.isPending && <Skeleton width={10} />}
        {result.data?.map((transaction) => (
          <ExplainedTransaction key={transaction.id} {...transaction} />
        ))}
      </Stack>
    </Dialog>
  )
}

export type ExplainedPart = Pick<LedgerTransaction, 'id' | 'type' | 'createdAt' | 'description' | 'entries'>

function ExplainedTransaction({ type, createdAt, description, entries }: ExplainedPart) {
  const { t } = useTranslation(['transactions', 'wallet'])
  const name = type === 'ORDER_SETTLEMENT' ? t('transactions:settlement') : t(`wallet:type.${type}`)
  return (
    <Stack gap={2}>
      <Text weight="medium">{`${name} · ${formatDateTime(createdAt)}`}</Text>
      <Text dir="auto">{description}</Text>
      <TransactionEntries entries={entries} />
    </Stack>
  )
}
