import { useTranslation } from '@chonoi/i18n/react'
import { CheckboxGroup } from '@chonoi/ui/checkbox-group'
import { MoneyField } from '@chonoi/ui/money-field'
import { NumberField } from '@chonoi/ui/number-field'
import { Select } from '@chonoi/ui/select'
import { useQuery } from '@tanstack/react-query'
import { addressQueries } from '../addresses/addresses-queries.ts'
import { useApi } from '../app/services.tsx'
import { ControlledField } from '../forms/controlled-field.tsx'
import { inCents } from '../forms/in-cents.ts'
import { typedNumber } from '../forms/typed-number.ts'
import type { ValidatedForm } from '../forms/use-validated-form.ts'
import { BoughtPicker, ShopPicker } from './audience-picker.tsx'
import type { CampaignFields } from './campaign-fields.ts'

const pair = 'cn:grid cn:gap-4 cn:sm:grid-cols-2 cn:items-start'
const roles = ['CUSTOMER', 'SELLER', 'ADMIN'] as const

/** Whom a campaign reaches. All conditions hold at once. */
export function AudienceSection({ validated }: { validated: ValidatedForm<CampaignFields> }) {
  const { t } = useTranslation('campaigns')
  const provinces = useQuery(addressQueries(useApi()).provinces())
  const { form, field } = validated
  return (
    <div className="cn:grid cn:gap-4">
      <ControlledField control={form.control} name="roles">
        {({ value, onChange }) => (
          <CheckboxGroup
            label={t('form.roles')}
            help={t('form.rolesHelp')}
            options={roles.map((role) => ({ value: role, label: t(`form.role.${role}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      </ControlledField>
      <div className={pair}>
        <ControlledField control={form.control} name="tenantId">
          {({ value, onChange, error }) => <ShopPicker value={value} onChange={onChange} error={error} />}
        </ControlledField>
        <ControlledField control={form.control} name="productId">
          {({ value, onChange, error }) => <BoughtPicker value={value} onChange={onChange} error={error} />}
        </ControlledField>
      </div>
      <div className={pair}>
        <ControlledField control={form.control} name="minSpentInCents">
          {(control) => <MoneyField label={t('form.minSpent')} help={t('form.minSpentHelp')} {...inCents(control)} />}
        </ControlledField>
        <Select
          label={t('form.province')}
          options={[
            { value: '', label: t('form.any') },
            ...(provinces.data?.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
          ]}
          {...field('provinceCode')}
        />
      </div>
      <div className={pair}>
        {(['seenWithinDays', 'unseenForDays'] as const).map((name) => (
          <ControlledField key={name} control={form.control} name={name}>
            {(control) => (
              <NumberField
                label={t(`form.${name}`)}
                min={1}
                max={3650}
                step={1}
                unit={t('form.days')}
                {...control}
                value={control.value ?? ''}
                onChange={(event) => control.onChange(typedNumber(event))}
              />
            )}
          </ControlledField>
        ))}
      </div>
    </div>
  )
}
