import type { SchemaOf } from '@chonoi/contract'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { knownFact } from '../lists/known-fact.ts'
import { fullName } from '../shell/full-name.ts'
import { SignedAmount, TransactionBadge } from '../wallet/transaction-badge.tsx'
import { referenceHref, ReferenceLink } from './reference-link.tsx'
import { TransactionEntries } from './transaction-entries.tsx'
import { transactionQueries } from './transactions-queries.ts'

type Details = SchemaOf<'TransactionLogDetails'>

export interface TransactionDetailsProps {
  transactionId: string
  /** Shows what can be done. */
  actions?: (transaction: Details) => ReactNode
}

/** A transaction beside the list, with the ledger entries behind it. */
export default function TransactionDetails({ transactionId, actions }: TransactionDetailsProps) {
  const result = useQuery(transactionQueries(useApi()).detail(transactionId))
  return (
    <DetailsOf result={result}>
      {(transaction) => <InFull transaction={transaction} actions={actions?.(transaction)} />}
    </DetailsOf>
  )
}

function InFull({ transaction, actions }: { transaction: Details; actions: ReactNode }) {
  const { t } = useTranslation(['transactions', 'wallet', 'common'])
  const { amountInCents, feeInCents, netAmountInCents, paymentMethod, user, entries } = transaction
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <Stack direction="row" gap={3} align="center" isWrapping>
          <SignedAmount cents={amountInCents} />
          <TransactionBadge status={transaction.status} />
        </Stack>
        {actions}
      </Stack>
      <Text className="cn:wrap-anywhere" dir="auto">
        {transaction.description}
      </Text>
      <DescriptionList
        items={[
          { term: t('wallet:column.type'), details: t(`wallet:type.${transaction.type}`) },
          { term: t('wallet:column.time'), details: formatDateTime(transaction.transactionDate) },
          ...knownFact(t('transactions:column.fee'), feeInCents > 0 && formatMoney(feeInCents)),
          ...knownFact(t('transactions:column.net'), feeInCents > 0 && formatMoney(netAmountInCents)),
          ...knownFact(t('transactions:column.method'), paymentMethod && t(`common:paymentMethod.${paymentMethod}`)),
          ...knownFact(
            t('transactions:column.user'),
            user && (
              <>
                <bdi>{fullName(user)}</bdi>
                <Text as="div" size={13} tone="muted">
                  <EmailText email={user.email} />
                </Text>
              </>
            ),
          ),
          ...knownFact(
            t('wallet:column.reference'),
            referenceHref(transaction) && <ReferenceLink transaction={transaction} />,
          ),
        ]}
      />
      <Card title={t('transactions:entries.title')} description={t('transactions:entries.text')}>
        <TransactionEntries entries={entries} />
      </Card>
    </Stack>
  )
}
