import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Dialog } from '@chonoi/ui/dialog'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { TransactionEntries } from './transaction-entries.tsx'
import { transactionQueries } from './transactions-queries.ts'

export interface ExplainTransactionDialogProps {
  transactionId: string
  onClose: () => void
}

/** Explains a movement of money by the ledger entries behind it, which sum to zero. */
export default function ExplainTransactionDialog({ transactionId, onClose }: ExplainTransactionDialogProps) {
  const { t } = useTranslation(['transactions', 'wallet'])
  const result = useQuery(transactionQueries(useApi()).detail(transactionId))
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('transactions:entries.title')}>
      <Stack gap={4}>
        <Text tone="muted">{t('transactions:entries.text')}</Text>
        {result.isError && <QueryFailure result={result} />}
        {result.isPending && <Skeleton width={10} />}
        {result.data && (
          <>
            <Text weight="medium">
              {`${t(`wallet:type.${result.data.type}`)} · ${formatDateTime(result.data.transactionDate)}`}
            </Text>
            <Text dir="auto">{result.data.description}</Text>
            <TransactionEntries entries={result.data.entries} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
