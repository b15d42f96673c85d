import type { Product, PublicTenantProfile } from '@chonoi/contract'
import { deliveryEstimate, provinceOfCity, shippingOf } from '@chonoi/domain'
import { formatDays, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { shopQueries } from '../shops/shop-queries.ts'
import { useDeliveryProvince } from './use-delivery-province.ts'

export interface DeliveryProps {
  product: Product
  /** What the chosen goods cost. */
  goodsInCents: number
}

/** When goods should arrive and what their delivery costs, as checkout works it out. Nothing for digital goods. */
export function Delivery({ product, goodsInCents }: DeliveryProps) {
  const result = useQuery(shopQueries(useApi()).bySlug(product.tenant.slug))
  if (product.isDigital || result.isError) return null
  if (result.isPending) {
    return (
      <SkeletonRegion>
        <Skeleton lines={4} />
      </SkeletonRegion>
    )
  }
  return result.data.isOpen ? <OpenShopDelivery shop={result.data} goodsInCents={goodsInCents} /> : null
}

function OpenShopDelivery({ shop, goodsInCents }: { shop: PublicTenantProfile; goodsInCents: number }) {
  const { t } = useTranslation('products')
  const { language } = usePreferences()
  const { code, choose, provinces } = useDeliveryProvince()
  const places = provinces.data?.data ?? []
  const { from, to } = deliveryEstimate(new Date(), shop.city ? provinceOfCity(shop.city, places) : null, code)
  return (
    <section
      aria-label={t('delivery.title')}
      className="cn:grid cn:grid-cols-[auto_minmax(0,1fr)] cn:gap-3 cn:p-4 cn:border cn:border-border cn:rounded-lg cn:bg-surface"
    >
      <Truck aria-hidden="true" className="cn:size-5 cn:mt-2 cn:text-text-muted" />
      <div className="cn:grid cn:gap-2 cn:min-w-0">
        <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-x-3 cn:gap-y-1">
          <Text as="span" size={14} tone="muted">
            {t('delivery.to')}
          </Text>
          <Select
            label={t('delivery.to')}
            isLabelHidden
            size="sm"
            className="cn:flex-[1_1_180px] cn:max-w-[280px]"
            placeholder={t('delivery.choose')}
            options={places.map((place) => ({ value: place.code, label: place.name }))}
            value={places.some((place) => place.code === code) ? (code ?? '') : ''}
            onChange={(event) => choose(event.target.value)}
            error={provinces.isError ? t('delivery.placesFailed') : undefined}
          />
        </div>
        <div role="status" className="cn:grid cn:gap-1">
          {/* The server may have drawn it a moment before the last hour of a day's deliveries. */}
          <Text weight="medium" suppressHydrationWarning>
            {t('delivery.expected', { days: formatDays(from, to, language) })}
          </Text>
          <Fee shop={shop} goodsInCents={goodsInCents} provinceCode={code} />
        </div>
      </div>
    </section>
  )
}

interface FeeProps {
  shop: PublicTenantProfile
  goodsInCents: number
  provinceCode: string | null
}

function Fee({ shop: { shipping }, goodsInCents, provinceCode }: FeeProps) {
  const { t } = useTranslation('products')
  const goods = [{ isDigital: false, lineTotal: goodsInCents }]
  const { feeInCents, missingForFreeInCents } = shippingOf(shipping, goods, provinceCode)
  const fees = [shipping.shippingFeeInCents, ...shipping.provinceFees.map((fee) => fee.feeInCents)]
  const isKnown = provinceCode !== null || feeInCents === 0 || new Set(fees).size === 1
  const amount = formatMoney(isKnown ? feeInCents : Math.min(...fees))
  return (
    <>
      <Text size={14}>
        {isKnown && feeInCents === 0
          ? t('delivery.free')
          : t(isKnown ? 'delivery.fee' : 'delivery.feeFrom', { amount })}
      </Text>
      {missingForFreeInCents !== null && (
        <Text size={13} tone="muted">
          {t('delivery.missing', { amount: formatMoney(missingForFreeInCents) })}
        </Text>
      )}
    </>
  )
}
