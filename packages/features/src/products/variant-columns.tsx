import type { ProductVariant } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { Badge } from '@chonoi/ui/badge'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Text } from '@chonoi/ui/text'
import type { TFunction } from '@chonoi/i18n'
import { OfferPrice } from './offer-price.tsx'
import { StockLevel } from './stock-level.tsx'

export interface VariantColumnsOptions {
  t: TFunction<'productManagement'>
  isOnlyOne: boolean
}

/** The columns of a product's variants, for a table and for its cards on phones. */
export function variantColumns(options: VariantColumnsOptions): DataTableColumn<ProductVariant>[] {
  const { t, isOnlyOne } = options
  return [
    {
      id: 'name',
      header: t('variants.name'),
      isPrimary: true,
      cell: ({ name, isDefault }) => (
        <span className="cn:inline-flex cn:flex-wrap cn:gap-2 cn:items-center">
          {name || t('variants.only')}
          {isDefault && !isOnlyOne && <Badge tone="info">{t('variants.default')}</Badge>}
        </span>
      ),
    },
    { id: 'sku', header: t('edit.sku'), cell: ({ sku }) => sku ?? '–' },
    {
      id: 'price',
      header: t('column.price'),
      isNumeric: true,
      cell: ({ priceInCents, compareAtPriceInCents }) => (
        <>
          <OfferPrice priceInCents={priceInCents} />
          {compareAtPriceInCents !== null && (
            <Text as="del" size={13} tone="muted" className="cn:block">
              {formatMoney(compareAtPriceInCents)}
            </Text>
          )}
        </>
      ),
    },
    { id: 'stock', header: t('column.stock'), isNumeric: true, cell: ({ stock }) => <StockLevel stock={stock} /> },
  ]
}
