import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { CopyCodeButton } from './copy-code-button.tsx'
import { CouponBadge, ExpiryWarning } from './coupon-badge.tsx'
import type { CouponTask } from './coupon-dialog.tsx'
import { CouponRowActions } from './coupon-row-actions.tsx'
import { CouponTermsCard } from './coupon-terms-card.tsx'
import { CouponUsageCard } from './coupon-usage-card.tsx'
import { couponQueries } from './coupons-queries.ts'

export interface CouponDetailsProps {
  couponId: string
  onTask: (task: CouponTask) => void
  onDeleted: () => void
}

/** A coupon beside the list: its terms and how much it is used. */
export default function CouponDetails({ couponId, onTask, onDeleted }: CouponDetailsProps) {
  const result = useQuery(couponQueries(useApi()).detail(couponId))
  return (
    <DetailsOf result={result}>
      {(coupon) => (
        <Stack gap={4}>
          <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
            <Stack direction="row" align="center" gap={2} isWrapping>
              <CouponBadge coupon={coupon} />
              <ExpiryWarning coupon={coupon} />
              <CopyCodeButton code={coupon.code} />
            </Stack>
            <CouponRowActions coupon={coupon} onTask={onTask} onDeleted={onDeleted} />
          </Stack>
          {coupon.description && (
            <Text tone="muted">
              <bdi>{coupon.description}</bdi>
            </Text>
          )}
          <CouponTermsCard coupon={coupon} />
          <CouponUsageCard couponId={coupon.id} />
        </Stack>
      )}
    </DetailsOf>
  )
}
