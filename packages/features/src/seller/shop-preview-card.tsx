import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ShippingFees } from '../shops/shipping-fees-card.tsx'
import { ShopClosedCard } from '../shops/shop-closed-card.tsx'
import { ShopHeadCard } from '../shops/shop-head-card.tsx'
import { ShopPolicies } from '../shops/shop-policies-card.tsx'
import { shopSettingsQueries } from './seller-queries.ts'
import { type ShopFields, shippingOfFields } from './shop-fields.ts'

/** The head, the delivery fees and the policies of the shop's page with what the form holds, before it is saved. */
export function ShopPreviewCard({ id, fields }: { id: string; fields: ShopFields }) {
  const { t } = useTranslation('seller')
  const result = useQuery(shopSettingsQueries(useApi()).preview(id))
  const { shopName, description, logoUrl, bannerUrl, isOpen, reopensOn, shippingPolicy, returnPolicy } = fields
  return (
    <Card title={t('shop.preview')}>
      {result.data ? (
        <Stack gap={4}>
          <Text tone="muted">{t('shop.previewText')}</Text>
          <ShopHeadCard
            shop={{ ...result.data.shop, name: shopName, description: description || null, logoUrl, bannerUrl }}
            headingLevel={3}
          />
          {!isOpen && <ShopClosedCard reopensOn={reopensOn || null} />}
          <ShippingFees shipping={shippingOfFields(fields)} headingLevel={3} />
          <ShopPolicies
            shop={{ shippingPolicy: shippingPolicy.trim() || null, returnPolicy: returnPolicy.trim() || null }}
            headingLevel={3}
          />
        </Stack>
      ) : result.isError ? (
        <QueryFailure result={result} headingLevel={3} />
      ) : (
        <SkeletonRegion>
          <Skeleton shape="block" size="lg" />
        </SkeletonRegion>
      )}
    </Card>
  )
}
