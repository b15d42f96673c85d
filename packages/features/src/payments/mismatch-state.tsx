import type { PaymentMismatch } from '@chonoi/contract'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Text } from '@chonoi/ui/text'

/** The amount that the gateway reports, in its own currency. */
export function reportedAmount({ reportedCurrency, reportedCents }: PaymentMismatch): string | null {
  if (reportedCents === null) return null
  return reportedCurrency === 'VND'
    ? formatMoney(reportedCents)
    : `${(reportedCents / 100).toFixed(2)} ${reportedCurrency}`
}

/** Whether a mismatch is closed, and how. */
export function MismatchState({ mismatch }: { mismatch: PaymentMismatch }) {
  const { t } = useTranslation('payments')
  const { resolvedAt, resolution, outcome, takenBackInCents } = mismatch
  if (!resolvedAt) return <Badge tone="warning">{t('mismatches.open')}</Badge>
  return (
    <>
      <Badge tone="success">
        {outcome
          ? t(`twice.closed.${outcome}`, { amount: formatMoney(takenBackInCents ?? 0) })
          : t('mismatches.closed')}
      </Badge>
      <Text as="div" size={13} tone="muted">
        {`${resolution} · ${formatDateTime(resolvedAt)}`}
      </Text>
    </>
  )
}
