import type { SchemaOf } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Heading } from '@chonoi/ui/heading'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { addressQueries } from '../addresses/addresses-queries.ts'
import { useApi } from '../app/services.tsx'

export interface ShippingFeesProps {
  shipping: SchemaOf<'ShippingTerms'>
  headingLevel?: 2 | 3
}

/** What a shop takes for deliveries: by province, and from which amount of goods nothing. */
export function ShippingFees({ shipping, headingLevel = 2 }: ShippingFeesProps) {
  const { t } = useTranslation('shops')
  const { shippingFeeInCents, provinceFees, freeShippingFromInCents } = shipping
  const hasProvinces = provinceFees.length > 0
  const provinces = useQuery({ ...addressQueries(useApi()).provinces(), enabled: hasProvinces })
  const names = new Map(provinces.data?.data.map(({ code, name }) => [code, name]))
  const fee = (term: string, cents: number) => ({
    ...{ term, id: term, isNumeric: true },
    details: cents === 0 ? t('shipping.free') : formatMoney(cents),
  })
  return (
    <section aria-labelledby="shop-shipping-fees" className="cn:grid cn:gap-2 cn:max-w-[72ch]">
      <Heading level={headingLevel} id="shop-shipping-fees">
        {t('shipping.title')}
      </Heading>
      {hasProvinces && provinces.isPending ? (
        <SkeletonRegion>
          <Skeleton lines={3} />
        </SkeletonRegion>
      ) : (
        <DescriptionList
          items={[
            ...provinceFees.map(({ provinceCode, feeInCents }) =>
              fee(names.get(provinceCode) ?? provinceCode, feeInCents),
            ),
            fee(t(hasProvinces ? 'shipping.others' : 'shipping.everywhere'), shippingFeeInCents),
          ]}
        />
      )}
      {freeShippingFromInCents !== null && (
        <Text tone="muted">{t('shipping.freeFrom', { amount: formatMoney(freeShippingFromInCents) })}</Text>
      )}
    </section>
  )
}
