import { MoneyField } from '@chonoi/ui/money-field'
import { NumberField } from '@chonoi/ui/number-field'
import { TextField } from '@chonoi/ui/text-field'
import { Controller } from 'react-hook-form'
import { useTranslation } from '@chonoi/i18n/react'
import { typedNumber } from '../forms/typed-number.ts'
import type { ValidatedForm } from '../forms/use-validated-form.ts'
import type { ProductFields } from './product-fields.ts'

export interface OfferFieldsProps {
  validated: Pick<ValidatedForm<ProductFields>, 'form' | 'errorOf'>
  isNew: boolean
}

/** Prices, sku and, of a new product, how many there are. */
export function OfferFields({ validated: { form, errorOf }, isNew }: OfferFieldsProps) {
  const { t } = useTranslation('productManagement')
  return (
    <>
      <div className="products-pair">
        <Controller
          control={form.control}
          name="priceInCents"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <MoneyField
              label={t('edit.price')}
              isRequired
              error={errorOf('priceInCents')}
              {...{ name, value, onChange, onBlur }}
            />
          )}
        />
        <Controller
          control={form.control}
          name="compareAtPriceInCents"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <MoneyField
              label={t('edit.compareAtPrice')}
              help={t('edit.compareAtPriceHelp')}
              error={errorOf('compareAtPriceInCents')}
              {...{ name, value, onChange, onBlur }}
            />
          )}
        />
      </div>
      <div className="products-pair">
        <TextField label={t('edit.sku')} error={errorOf('sku')} {...form.register('sku')} />
        {isNew && (
          <Controller
            control={form.control}
            name="stock"
            render={({ field }) => (
              <NumberField
                label={t('edit.stock')}
                isRequired
                min={0}
                error={errorOf('stock')}
                name={field.name}
                value={field.value ?? ''}
                onChange={(event) => field.onChange(typedNumber(event))}
                onBlur={field.onBlur}
              />
            )}
          />
        )}
      </div>
    </>
  )
}
