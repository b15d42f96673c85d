import type { ProductFacets } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { ToggleButton } from '@chonoi/ui/toggle-button'
import { useProductFilters } from './use-product-filters.ts'

interface PriceRange {
  least: number | null
  most: number | null
}

const presets: readonly PriceRange[] = [
  { least: null, most: 10_000_000 },
  { least: 10_000_000, most: 30_000_000 },
  { least: 30_000_000, most: 100_000_000 },
  { least: 100_000_000, most: null },
]

/** Ranges of prices that a press chooses, and another one takes away. A range without goods is offered only when chosen. */
export function PricePresets({ facets }: { facets: ProductFacets | undefined }) {
  const { t } = useTranslation('products')
  const { filters, change } = useProductFilters()
  const isChosen = ({ least, most }: PriceRange) => filters.priceMin === least && filters.priceMax === most
  const hasGoods = ({ least, most }: PriceRange) =>
    !facets ||
    ((facets.priceMin ?? Number.POSITIVE_INFINITY) <= (most ?? Number.POSITIVE_INFINITY) &&
      (facets.priceMax ?? 0) >= (least ?? 0))
  const offered = presets.filter((preset) => isChosen(preset) || hasGoods(preset))
  const textOf = (cents: number | null) => (cents === null ? null : String(cents))

  function nameOf({ least, most }: PriceRange): string {
    if (least === null) return t('filter.priceUnder', { amount: formatMoney(most ?? 0) })
    if (most === null) return t('filter.priceOver', { amount: formatMoney(least) })
    return t('filter.priceBetween', { from: formatMoney(least), to: formatMoney(most) })
  }

  if (offered.length === 0) return null
  return (
    <div role="group" aria-label={t('filter.price')} className="cn:flex cn:flex-wrap cn:gap-2 cn:mb-1">
      {offered.map((preset) => (
        <ToggleButton
          key={preset.least}
          size="sm"
          className="cn:rounded-full cn:tabular-nums"
          isSelected={isChosen(preset)}
          onChange={(isWanted) =>
            change({
              priceMin: isWanted ? textOf(preset.least) : null,
              priceMax: isWanted ? textOf(preset.most) : null,
            })
          }
        >
          {nameOf(preset)}
        </ToggleButton>
      ))}
    </div>
  )
}
