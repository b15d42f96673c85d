import type { Transaction } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'

/** Links to the subject of a transaction. Renders nothing when it has no page. */
export function TransactionLink({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('wallet')
  const { referenceType, referenceId } = transaction
  if (!referenceId) return null
  switch (referenceType) {
    case 'ORDER':
      return <Link href={href('/orders/$orderId', { orderId: referenceId })}>{t('reference.ORDER')}</Link>
    case 'ORDER_GROUP':
      return (
        <Link href={href('/orders/$orderId/confirmation', { orderId: referenceId })}>{t('reference.ORDER_GROUP')}</Link>
      )
    case 'PAYMENT':
      return <Link href={href('/payments/$paymentId', { paymentId: referenceId })}>{t('reference.PAYMENT')}</Link>
    case 'DEPOSIT':
      return <Link href={href('/wallet/deposits')}>{t('reference.DEPOSIT')}</Link>
    default:
      return null
  }
}
