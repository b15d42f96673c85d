import type { ProductFacets } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Form } from '@chonoi/ui/form'
import { MoneyField } from '@chonoi/ui/money-field'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useProductFilters } from './use-product-filters.ts'

/** Minimum and maximum price, applied together. */
export function PriceFilter({ facets }: { facets: ProductFacets | undefined }) {
  const { filters } = useProductFilters()
  return <PriceForm key={`${filters.priceMin}-${filters.priceMax}`} facets={facets} />
}

function PriceForm({ facets }: { facets: ProductFacets | undefined }) {
  const { t } = useTranslation(['products', 'common'])
  const { filters, change } = useProductFilters()
  const [least, setLeast] = useState(filters.priceMin)
  const [most, setMost] = useState(filters.priceMax)
  const hasRange = facets && facets.priceMin !== null && facets.priceMax !== null

  function apply(event: FormEvent) {
    event.preventDefault()
    const isTurned = least !== null && most !== null && least > most
    const [from, upTo] = isTurned ? [most, least] : [least, most]
    change({ priceMin: from === null ? null : String(from), priceMax: upTo === null ? null : String(upTo) })
  }

  return (
    <Form className="cn:grid cn:gap-3" onSubmit={apply}>
      <MoneyField label={t('products:filter.priceMin')} valueInCents={least} onChangeInCents={setLeast} />
      <MoneyField label={t('products:filter.priceMax')} valueInCents={most} onChangeInCents={setMost} />
      {hasRange && (
        <p className="cn:text-text-muted cn:text-13">
          {t('products:filter.priceHint', {
            min: formatMoney(facets.priceMin ?? 0),
            max: formatMoney(facets.priceMax ?? 0),
          })}
        </p>
      )}
      <Button type="submit" variant="secondary" size="sm">
        {t('common:action.apply')}
      </Button>
    </Form>
  )
}
