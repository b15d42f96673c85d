import { ComboBox } from '@chonoi/ui/combo-box'
import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import type { AddressFields } from './address-fields.ts'
import { addressQueries } from './addresses-queries.ts'
import { addressesPair } from './addresses-classes.ts'

export interface PlaceFieldsProps {
  form: UseFormReturn<AddressFields>
  errorOf: (name: 'city' | 'ward') => string | undefined
}

/** Selects a province, then one of its wards. Search ignores Vietnamese diacritics. */
export function PlaceFields({ form, errorOf }: PlaceFieldsProps) {
  const { t } = useTranslation(['addresses', 'forms'])
  const queries = addressQueries(useApi())
  const provinceCode = form.watch('provinceCode')
  const wardCode = form.watch('wardCode')
  const provinces = useQuery(queries.provinces())
  const wards = useQuery(queries.wards(provinceCode))
  const shouldValidate = form.formState.submitCount > 0
  const provinceOptions = (provinces.data?.data ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const wardOptions = (wards.data?.data ?? []).map(({ code, name }) => ({ value: code, label: name }))

  function chooseWard(code: string | null) {
    form.setValue('wardCode', code ?? '')
    form.setValue('ward', wardOptions.find(({ value }) => value === code)?.label ?? '', { shouldValidate })
  }

  function chooseProvince(code: string | null) {
    form.setValue('provinceCode', code ?? '')
    form.setValue('wardCode', '')
    form.setValue('ward', '')
    form.setValue('city', provinceOptions.find(({ value }) => value === code)?.label ?? '', { shouldValidate })
  }

  return (
    <div className={addressesPair}>
      <ComboBox
        label={t('forms:province.label')}
        placeholder={t('forms:province.placeholder')}
        name="city"
        isRequired
        isLoading={provinces.isPending}
        options={provinceOptions}
        value={provinceCode || null}
        onChange={chooseProvince}
        error={errorOf('city') ?? (provinces.isError ? t('addresses:placesFailed') : undefined)}
      />
      <ComboBox
        label={t('forms:ward.label')}
        placeholder={t('forms:ward.placeholder')}
        name="ward"
        isRequired
        disabled={provinceCode === ''}
        help={provinceCode === '' ? t('addresses:provinceFirst') : undefined}
        isLoading={wards.isFetching}
        options={wardOptions}
        value={wardCode || null}
        onChange={chooseWard}
        error={errorOf('ward') ?? (wards.isError ? t('addresses:placesFailed') : undefined)}
      />
    </div>
  )
}
