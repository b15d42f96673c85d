import type { SellerVerificationStatus } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const tones = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
} as const satisfies Record<SellerVerificationStatus, Tone>

export function VerificationBadge({ status }: { status: SellerVerificationStatus }) {
  const { t } = useTranslation('sellerVerification')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
