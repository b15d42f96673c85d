import type { ProductStatus } from '@chonoi/contract'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { useTranslation } from '@chonoi/i18n/react'

const toneOf = {
  DRAFT: 'neutral',
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  ARCHIVED: 'neutral',
} as const satisfies Record<ProductStatus, Tone>

/** Shows whether a product is on sale and, if not, why. */
export function ProductStatusBadge({ status }: { status: ProductStatus }) {
  const { t } = useTranslation('productManagement')
  return (
    <Badge tone={toneOf[status]} variant="dot">
      {t(`status.${status}`)}
    </Badge>
  )
}
