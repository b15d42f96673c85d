import type { Transaction } from '@chonoi/contract'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'

/** Leads to what a transaction belongs to; nothing when that has no page of its own. */
export function TransactionLink({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('wallet')
  const { referenceType, referenceId } = transaction
  if (!referenceId) return null
  switch (referenceType) {
    case 'ORDER':
      return <Link href={`/orders/${referenceId}`}>{t('reference.ORDER')}</Link>
    case 'ORDER_GROUP':
      return <Link href={`/orders/${referenceId}/confirmation`}>{t('reference.ORDER_GROUP')}</Link>
    case 'DEPOSIT':
      return <Link href="/wallet/deposits">{t('reference.DEPOSIT')}</Link>
    default:
      return null
  }
}
