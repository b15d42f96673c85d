import type { SchemaOf } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Text } from '@chonoi/ui/text'
import { accountGateway, accountKind, accountOwner } from './account-kind.ts'
import { SignedAmount } from '../wallet/transaction-badge.tsx'

type Entry = SchemaOf<'TransactionEntry'>

/** The ledger entries of a transaction: from which accounts its money came and where it went. */
export function TransactionEntries({ entries }: { entries: readonly Entry[] }) {
  return (
    <DescriptionList
      items={entries.map((entry, index) => ({
        id: String(index),
        term: <EntryAccount {...entry} />,
        details: <SignedAmount cents={entry.amountInCents} />,
        isNumeric: true,
      }))}
    />
  )
}

function EntryAccount({ account, gateway, name, isOwn }: Entry) {
  const { t } = useTranslation(['transactions', 'common'])
  const owner = isOwn ? t('transactions:entries.own') : accountOwner({ name, gateway })
  const where = [accountGateway(t, gateway), owner].filter(Boolean).join(' · ')
  return (
    <>
      {accountKind(t, { kind: account, gateway })}
      {where && (
        <Text as="div" size={13} tone="muted">
          {where}
        </Text>
      )}
    </>
  )
}
