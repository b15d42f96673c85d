import type { LedgerAccount } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DataTable } from '@chonoi/ui/data-table'
import { Dialog } from '@chonoi/ui/dialog'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { CardPages } from '../lists/card-pages.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { SignedAmount } from '../wallet/transaction-badge.tsx'
import { accountTitle } from './account-kind.ts'
import { ExplainLink } from './explain-link.tsx'
import { ledgerQueries } from './transactions-queries.ts'

export interface AccountEntriesDialogProps {
  account: LedgerAccount
  onClose: () => void
}

/** The entries of a ledger account, newest first, with the balance after each and the other side of it. */
export default function AccountEntriesDialog({ account, onClose }: AccountEntriesDialogProps) {
  const { t } = useTranslation(['transactions', 'wallet'])
  const [page, setPage] = useState(1)
  const result = useQuery(ledgerQueries(useApi()).entries(account.id, page))
  const pagination = result.data?.pagination
  return (
    <Dialog isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={accountTitle(t, account)}>
      <Stack gap={4}>
        <DataTable
          label={t('transactions:balance.entries')}
          rows={result.data?.data ?? []}
          getRowId={({ id }) => String(id)}
          isLoading={result.isFetching}
          empty={<EmptyState title={t('transactions:empty')} />}
          {...(result.isError && { error: <QueryFailure result={result} /> })}
          columns={[
            {
              id: 'type',
              header: t('wallet:column.type'),
              isPrimary: true,
              cell: ({ type, description }) => (
                <>
                  {type === 'ORDER_SETTLEMENT' ? t('transactions:settlement') : t(`wallet:type.${type}`)}
                  <Text as="div" size={13} tone="muted" dir="auto">
                    {description}
                  </Text>
                </>
              ),
            },
            {
              id: 'time',
              header: t('wallet:column.time'),
              cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
            },
            {
              id: 'amount',
              header: t('wallet:column.amount'),
              isNumeric: true,
              cell: ({ amountInCents }) => <SignedAmount cents={amountInCents} />,
            },
            {
              id: 'after',
              header: t('wallet:column.balanceAfter'),
              isNumeric: true,
              cell: ({ balanceAfterInCents }) => formatMoney(balanceAfterInCents),
            },
            {
              id: 'why',
              header: t('transactions:entries.title'),
              isHeaderHidden: true,
              cell: ({ transactionId, description, amountInCents }) => (
                <ExplainLink
                  of={{ ledgerTransactionId: transactionId }}
                  subject={`${description} ${formatMoney(amountInCents)}`}
                />
              ),
            },
          ]}
        />
        {pagination && <CardPages pagination={pagination} onPage={setPage} />}
      </Stack>
    </Dialog>
  )
}
