import type { Coupon } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigation } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { CopyCodeButton } from './copy-code-button.tsx'
import { CouponBadge, ExpiryWarning } from './coupon-badge.tsx'
import type { CouponTask } from './coupon-dialog.tsx'
import { CouponRowActions } from './coupon-row-actions.tsx'
import { CouponTermsCard } from './coupon-terms-card.tsx'
import { CouponUsageCard } from './coupon-usage-card.tsx'
import { couponQueries } from './coupons-queries.ts'
import { RedemptionsCard } from './redemptions-card.tsx'
import type { CouponAudience } from './use-coupon-columns.tsx'

const CouponDialog = lazy(() => import('./coupon-dialog.tsx'))

export interface CouponScreenProps {
  audience: CouponAudience
  couponId: string
}

/** One coupon: its terms, its uses over time, and who used it (/admin/coupons/{id}, /seller/coupons/{id}). */
export function CouponScreen({ audience, couponId }: CouponScreenProps) {
  const result = useQuery(couponQueries(useApi()).detail(couponId))
  return (
    <QueryScreen result={result} titleOf={(coupon) => coupon.code}>
      {(coupon) => <CouponDetail audience={audience} coupon={coupon} />}
    </QueryScreen>
  )
}

function CouponDetail({ audience, coupon }: { audience: CouponAudience; coupon: Coupon }) {
  const { t } = useTranslation('coupons')
  const { navigate } = useNavigation()
  const [task, setTask] = useState<CouponTask | null>(null)
  const listHref = href(`/${audience}/coupons`)
  return (
    <Stack gap={5}>
      <Breadcrumbs items={[{ label: t('title'), href: listHref }, { label: coupon.code }]} />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Stack direction="row" align="center" gap={2}>
            <Heading level={1} translate="no">
              {coupon.code}
            </Heading>
            <CopyCodeButton code={coupon.code} />
          </Stack>
          <Stack direction="row" align="center" gap={2} isWrapping>
            <CouponBadge coupon={coupon} />
            <ExpiryWarning coupon={coupon} />
          </Stack>
          {coupon.description && (
            <Text tone="muted">
              <bdi>{coupon.description}</bdi>
            </Text>
          )}
        </Stack>
        <CouponRowActions coupon={coupon} onTask={setTask} onDeleted={() => navigate(listHref)} />
      </Stack>
      <div className="cn:grid cn:gap-5 cn:items-start cn:lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <CouponUsageCard couponId={coupon.id} />
        <CouponTermsCard coupon={coupon} />
      </div>
      <RedemptionsCard audience={audience} couponId={coupon.id} />
      {task && (
        <Suspense>
          <CouponDialog task={task} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </Stack>
  )
}
