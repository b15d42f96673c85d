import type { SchemaOf } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Text } from '@chonoi/ui/text'
import { accountKind } from './account-kind.ts'
import { SignedAmount } from '../wallet/transaction-badge.tsx'

/** The ledger entries of a transaction: from which accounts its money came and where it went. */
export function TransactionEntries({ entries }: { entries: readonly SchemaOf<'TransactionEntry'>[] }) {
  const { t } = useTranslation(['transactions', 'common'])
  return (
    <DescriptionList
      items={entries.map(({ account, gateway, name, isOwn, amountInCents }, index) => ({
        id: String(index),
        term: (
          <>
            {accountKind(t, { kind: account, gateway })}
            {(name ?? isOwn) && (
              <Text as="div" size={13} tone="muted">
                {isOwn ? t('transactions:entries.own') : name}
              </Text>
            )}
          </>
        ),
        details: <SignedAmount cents={amountInCents} />,
        isNumeric: true,
      }))}
    />
  )
}
