import type { Product } from '@chonoi/contract'
import { inOneLine } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { categoryName } from '../catalog/category-queries.ts'
import { OfferPrice } from './offer-price.tsx'

/** Shows a product read-only, for instance before approval. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation(['productManagement', 'common'])
  const { language } = usePreferences()
  const { compareAtPriceInCents } = product
  return (
    <Card title={t('productManagement:edit.basics')}>
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: t('productManagement:column.shop'), details: product.tenant.name },
            {
              term: t('productManagement:edit.category'),
              details: product.category ? categoryName(product.category, language) : t('common:word.none'),
            },
            {
              term: t('productManagement:edit.condition'),
              details: t(`productManagement:condition.${product.condition}`),
            },
            {
              term: t('productManagement:edit.price'),
              details: <OfferPrice priceInCents={product.priceInCents} />,
              isNumeric: true,
            },
            ...(compareAtPriceInCents === null
              ? []
              : [
                  {
                    term: t('productManagement:edit.compareAtPrice'),
                    details: formatMoney(compareAtPriceInCents),
                    isNumeric: true,
                  },
                ]),
            {
              term: t('productManagement:edit.isDigital'),
              details: product.isDigital ? t('common:word.yes') : t('common:word.no'),
            },
            { term: t('productManagement:edit.tags'), details: inOneLine(product.tags, ', ') || t('common:word.none') },
          ]}
        />
        <Text className="cn:whitespace-pre-line" dir="auto">
          {product.description}
        </Text>
      </Stack>
    </Card>
  )
}
