import type { ProductVariant } from '@chonoi/contract'
import { inOneLine } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { useTranslation } from '@chonoi/i18n/react'

export interface VariantChoiceProps {
  variants: readonly ProductVariant[]
  value: string
  onChange: (variantId: string) => void
}

const nameOf = (variant: ProductVariant) => inOneLine(Object.values(variant.options)) || variant.name

/** Selects a variant from cards with prices, also with the arrow keys. */
export function VariantChoice({ variants, value, onChange }: VariantChoiceProps) {
  const { t } = useTranslation('products')
  const isOnePrice = variants.every(({ priceInCents }) => priceInCents === variants[0]?.priceInCents)
  return (
    <RadioGroup
      className="cn:[&_.ui-radio-options]:grid-fill-[200px] cn:[&_.ui-radio-options]:gap-2"
      label={t('detail.variant')}
      layout="cards"
      value={value}
      onChange={onChange}
      options={variants.map((variant) => ({
        value: variant.id,
        label: nameOf(variant),
        ...(variant.availableStock === 0 && { help: t('detail.soldOut') }),
        ...(!isOnePrice && { aside: formatMoney(variant.priceInCents) }),
      }))}
    />
  )
}
