import type { RemittanceStatus } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const toneOf = {
  DRAFT: 'warning',
  CONFIRMED: 'success',
  CANCELLED: 'neutral',
} as const satisfies Record<RemittanceStatus, Tone>

export function RemittanceBadge({ status }: { status: RemittanceStatus }) {
  const { t } = useTranslation('remittances')
  return <Badge tone={toneOf[status]}>{t(`status.${status}`)}</Badge>
}
