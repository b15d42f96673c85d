import type { DigitalDelivery } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const tones = {
  PENDING: 'warning',
  ACTIVE: 'success',
  REVOKED: 'danger',
  EXPIRED: 'neutral',
} as const satisfies Record<DigitalDelivery['status'], Tone>

export function DeliveryBadge({ status }: Pick<DigitalDelivery, 'status'>) {
  const { t } = useTranslation('downloads')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
