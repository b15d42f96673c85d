import { useTranslation } from '@chonoi/i18n/react'
import { MultiSelect } from '@chonoi/ui/multi-select'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { categoryQueries } from '../catalog/catalog-queries.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import type { ValidatedForm } from '../forms/use-validated-form.ts'
import { categoryOptions } from '../forms/category-options.ts'
import type { CouponFields } from './coupon-fields.ts'
import { ProductPicker } from './product-picker.tsx'

/** The categories and products that a coupon is limited to. */
export function CouponCoverageFields({ validated: { form } }: { validated: ValidatedForm<CouponFields> }) {
  const { t } = useTranslation('coupons')
  const { data: categories, isPending } = useQuery(categoryQueries(useApi()).active())
  return (
    <>
      <ControlledField control={form.control} name="categoryIds">
        {(field) => (
          <MultiSelect
            label={t('form.categories')}
            options={categoryOptions(categories ?? [])}
            isLoading={isPending}
            {...field}
          />
        )}
      </ControlledField>
      <ControlledField control={form.control} name="productIds">
        {({ value, onChange, error }) => <ProductPicker value={value} onChange={onChange} error={error} />}
      </ControlledField>
    </>
  )
}
