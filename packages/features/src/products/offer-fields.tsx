import { MoneyField } from '@chonoi/ui/money-field'
import { NumberField } from '@chonoi/ui/number-field'
import { TextField } from '@chonoi/ui/text-field'
import { useTranslation } from '@chonoi/i18n/react'
import { ControlledField } from '../forms/controlled-field.tsx'
import { inCents } from '../forms/in-cents.ts'
import { typedNumber } from '../forms/typed-number.ts'
import type { ValidatedForm } from '../forms/use-validated-form.ts'
import type { ProductFields } from './product-fields.ts'
import { productsPair } from './products-classes.ts'

export interface OfferFieldsProps {
  validated: Pick<ValidatedForm<ProductFields>, 'form' | 'field'>
}

/** Prices, SKU and stock of a product without a choice. */
export function OfferFields({ validated: { form, field } }: OfferFieldsProps) {
  const { t } = useTranslation('productManagement')
  return (
    <>
      <div className={productsPair}>
        <ControlledField control={form.control} name="priceInCents">
          {(field) => <MoneyField label={t('edit.price')} isRequired {...inCents(field)} />}
        </ControlledField>
        <ControlledField control={form.control} name="compareAtPriceInCents">
          {(field) => (
            <MoneyField label={t('edit.compareAtPrice')} help={t('edit.compareAtPriceHelp')} {...inCents(field)} />
          )}
        </ControlledField>
      </div>
      <div className={productsPair}>
        <TextField label={t('edit.sku')} {...field('sku')} />
        <ControlledField control={form.control} name="stock">
          {(field) => (
            <NumberField
              label={t('edit.stock')}
              isRequired
              min={0}
              {...field}
              value={field.value ?? ''}
              onChange={(event) => field.onChange(typedNumber(event))}
            />
          )}
        </ControlledField>
      </div>
    </>
  )
}
