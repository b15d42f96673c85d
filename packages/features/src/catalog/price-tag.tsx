import { discountPercent } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { Badge } from '@chonoi/ui/badge'
import { VisuallyHidden } from '@chonoi/ui/visually-hidden'
import { useTranslation } from '@chonoi/i18n/react'

export interface PriceTagProps {
  priceInCents: number
  /** The former price, when it is on sale. */
  compareAtPriceInCents: number | null
  size?: 'sm' | 'lg'
  /** Whether the discount in percent is shown. Default true. */
  showsPercent?: boolean
}

/** Shows a price: the current one first, the former one struck through. */
export function PriceTag({ priceInCents, compareAtPriceInCents, size = 'sm', showsPercent = true }: PriceTagProps) {
  const { t } = useTranslation('catalog')
  const percent = compareAtPriceInCents === null ? 0 : (discountPercent(priceInCents, compareAtPriceInCents) ?? 0)
  const isOnSale = compareAtPriceInCents !== null && percent > 0
  return (
    <span
      className="catalog-price cn:inline-flex cn:flex-wrap cn:items-baseline cn:gap-y-0 cn:gap-x-2 cn:figures"
      data-size={size}
      data-on-sale={isOnSale || undefined}
    >
      <span className="catalog-price-now cn:font-semibold cn:text-16">{formatMoney(priceInCents)}</span>
      {isOnSale && (
        <>
          <del className="catalog-price-before cn:text-text-muted cn:text-13">
            <VisuallyHidden>{t('price.before')} </VisuallyHidden>
            {formatMoney(compareAtPriceInCents)}
          </del>
          {showsPercent && (
            <Badge tone="danger" variant="solid" size="sm">
              −{percent}%
            </Badge>
          )}
        </>
      )}
    </span>
  )
}
