import type { InvoiceSummary } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const toneOf = {
  DRAFT: 'neutral',
  ISSUED: 'info',
  PARTIALLY_PAID: 'warning',
  PAID: 'success',
  CANCELLED: 'neutral',
} as const satisfies Record<InvoiceSummary['status'], Tone>

/** The status of an invoice; an open one after its due date is overdue. */
export function InvoiceBadge({ status, isOverdue }: Pick<InvoiceSummary, 'status' | 'isOverdue'>) {
  const { t } = useTranslation('invoices')
  return (
    <Badge tone={isOverdue ? 'danger' : toneOf[status]} variant="dot">
      {isOverdue ? t('status.overdue') : t(`status.${status}`)}
    </Badge>
  )
}
