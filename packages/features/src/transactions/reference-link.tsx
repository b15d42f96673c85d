import type { TransactionLog } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Link } from '@chonoi/ui/link'

type Reference = Pick<TransactionLog, 'referenceType' | 'referenceId'>

/** Returns the platform's page of the subject of a transaction; some have none. */
export function referenceHref({ referenceType, referenceId: id }: Reference) {
  if (id === null) return null
  if (referenceType === 'ORDER') return href('/admin/orders/$orderId', { orderId: id })
  if (referenceType === 'PAYMENT') return href('/admin/payments/$paymentId', { paymentId: id })
  if (referenceType === 'WITHDRAWAL') return href('/admin/withdrawals/$withdrawalId', { withdrawalId: id })
  if (referenceType === 'REMITTANCE') return href('/admin/remittances/$remittanceId', { remittanceId: id })
  return null
}

/** Links an administrator to the subject of a transaction. */
export function ReferenceLink({ transaction }: { transaction: Reference }) {
  const { t } = useTranslation('wallet')
  const { referenceType } = transaction
  const to = referenceHref(transaction)
  if (!to) return null
  const isNamed = referenceType === 'ORDER' || referenceType === 'PAYMENT' || referenceType === 'REMITTANCE'
  const words = isNamed ? referenceType : 'WITHDRAWAL'
  return <Link href={to}>{t(`reference.${words}`)}</Link>
}
