import type { PaymentDetail, PaymentTransfer } from '@chonoi/contract'
import { formatDeadline, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Text } from '@chonoi/ui/text'
import { usePreferences } from '../app/preferences.tsx'
import { TransferDetails } from './transfer-details-card.tsx'

/** Shows where to transfer the money of a payment, and until when it is waited for. */
export function PaymentTransferCard({ payment, transfer }: { payment: PaymentDetail; transfer: PaymentTransfer }) {
  const { t } = useTranslation('payments')
  const { language } = usePreferences()
  const { amountInCents, expiresAt } = payment
  return (
    <Card title={t('transfer.title', { amount: formatMoney(amountInCents) })} description={t('transfer.text')}>
      <TransferDetails transfer={transfer} amountInCents={amountInCents} />
      {expiresAt && (
        <Text size={14} tone="muted">
          {t('transfer.until', { deadline: formatDeadline(expiresAt, new Date(), language) })}
        </Text>
      )}
    </Card>
  )
}
