import type { ProductVariant } from '@chonoi/contract'
import { inOneLine } from '@chonoi/domain'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { useTranslation } from '@chonoi/i18n/react'

export interface VariantChoiceProps {
  variants: readonly ProductVariant[]
  value: string
  onChange: (variantId: string) => void
}

const nameOf = (variant: ProductVariant) => inOneLine(Object.values(variant.options)) || variant.name

/** Selects a variant from chips, also with the arrow keys. One that is sold out is struck through. */
export function VariantChoice({ variants, value, onChange }: VariantChoiceProps) {
  const { t } = useTranslation('products')
  return (
    <RadioGroup
      label={t('detail.variant')}
      layout="chips"
      value={value}
      onChange={onChange}
      options={variants.map((variant) => ({
        value: variant.id,
        label: nameOf(variant),
        ...(variant.availableStock === 0 && { help: t('detail.soldOut'), isDisabled: true }),
      }))}
    />
  )
}
