import { shopLimits } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { ComboBox } from '@chonoi/ui/combo-box'
import { MoneyField } from '@chonoi/ui/money-field'
import { Switch } from '@chonoi/ui/switch'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { addressQueries } from '../addresses/addresses-queries.ts'
import { useApi } from '../app/services.tsx'
import { ControlledField } from '../forms/controlled-field.tsx'
import { inCents } from '../forms/in-cents.ts'
import type { ShopFields } from './shop-fields.ts'

const row = 'cn:grid cn:gap-3 cn:items-start cn:sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]'

/** The fee of a delivery, fees of single provinces, and the amount of goods from which delivery is free. */
export function ShippingFields({ form }: { form: UseFormReturn<ShopFields> }) {
  const { t } = useTranslation(['seller', 'addresses', 'forms', 'common'])
  const { control } = form
  const provinces = useQuery(addressQueries(useApi()).provinces())
  const options = (provinces.data?.data ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const { fields, append, remove } = useFieldArray({ control, name: 'provinceFees' })
  const add = useRef<HTMLButtonElement>(null)
  const rows = form.watch('provinceFees')
  const nameOf = (index: number) =>
    options.find(({ value }) => value === rows[index]?.provinceCode)?.label ?? String(index + 1)
  return (
    <Card title={t('seller:shop.shipping')}>
      <div className="cn:grid cn:gap-4">
        <ControlledField control={control} name="shippingFeeInCents">
          {(field) => (
            <MoneyField
              label={t('seller:shop.shippingFee')}
              help={t('seller:shop.shippingFeeHelp')}
              isRequired
              {...inCents(field)}
            />
          )}
        </ControlledField>
        {fields.length > 0 && (
          <ul className="cn:grid cn:gap-4" aria-label={t('seller:shop.provinceFees')}>
            {fields.map(({ id }, index) => (
              <li key={id} className={row}>
                <ControlledField control={control} name={`provinceFees.${index}.provinceCode`}>
                  {({ error, ...field }) => (
                    <ComboBox
                      label={t('forms:province.label')}
                      placeholder={t('forms:province.placeholder')}
                      isRequired
                      isLoading={provinces.isPending}
                      options={options}
                      {...field}
                      error={error ?? (provinces.isError ? t('addresses:placesFailed') : undefined)}
                    />
                  )}
                </ControlledField>
                <ControlledField control={control} name={`provinceFees.${index}.feeInCents`}>
                  {(field) => <MoneyField label={t('seller:shop.provinceFee')} isRequired {...inCents(field)} />}
                </ControlledField>
                <Button
                  variant="ghost"
                  className="cn:justify-self-start cn:sm:mt-6"
                  aria-label={t('seller:shop.removeProvince', { province: nameOf(index) })}
                  onClick={() => {
                    remove(index)
                    // The pressed button is removed with its row.
                    add.current?.focus()
                  }}
                >
                  {t('common:action.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button
          ref={add}
          variant="secondary"
          className="cn:justify-self-start"
          iconStart={<Plus aria-hidden="true" />}
          // A line whose list isn't there yet would lose what is typed into it.
          isLoading={provinces.isPending}
          disabled={fields.length >= shopLimits.maxProvinceFees}
          onClick={() => append({ provinceCode: null, feeInCents: null })}
        >
          {t('seller:shop.addProvince')}
        </Button>
        <Switch
          label={t('seller:shop.isFreeFrom')}
          help={t('seller:shop.isFreeFromHelp')}
          {...form.register('isFreeFrom')}
        />
        {form.watch('isFreeFrom') && (
          <ControlledField control={control} name="freeShippingFromInCents">
            {(field) => <MoneyField label={t('seller:shop.freeFrom')} isRequired {...inCents(field)} />}
          </ControlledField>
        )}
      </div>
    </Card>
  )
}
