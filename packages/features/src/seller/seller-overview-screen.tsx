import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { BestSellers } from './best-sellers.tsx'
import { LatestOrdersCard } from './latest-orders-card.tsx'
import { SalesCard } from './sales-card.tsx'
import { ShopFigures } from './shop-figures.tsx'
import { ShopReviewsCard } from './shop-reviews-card.tsx'
import { ShopTasksCard } from './shop-tasks-card.tsx'

/** A shop's overview (/seller): money, sales, tasks, latest orders and reviews. */
export function SellerOverviewScreen() {
  const { t } = useTranslation('seller')
  const { availableTenants, currentTenantId } = useSession()
  const shop = availableTenants.find(({ tenantId }) => tenantId === currentTenantId)?.tenant.name ?? ''
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{t('overview.title')}</Heading>
        <Text tone="muted">{t('overview.description', { shop })}</Text>
      </Stack>
      <ShopFigures />
      <div className="cn:grid cn:gap-5 cn:xl:grid-cols-[minmax(0,2fr)_minmax(300px,1fr)] cn:xl:items-start">
        <Stack gap={5}>
          <SalesCard />
          <LatestOrdersCard />
          <BestSellers />
        </Stack>
        <Stack gap={5}>
          <ShopTasksCard />
          <ShopReviewsCard />
        </Stack>
      </div>
    </Stack>
  )
}
