import { useTranslation } from '@chonoi/i18n/react'
import { TreeSelect } from '@chonoi/ui/tree-select'
import { problemWords } from '../app/problem-words.ts'
import { useCategories } from '../catalog/category-queries.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import type { ValidatedForm } from '../forms/use-validated-form.ts'
import { categoryEntries } from '../forms/category-entries.ts'
import type { CouponFields } from './coupon-fields.ts'
import { ProductPicker } from './product-picker.tsx'

/** The categories and products that a coupon is limited to. */
export function CouponCoverageFields({ validated: { form } }: { validated: ValidatedForm<CouponFields> }) {
  const { t, i18n } = useTranslation(['coupons', 'common'])
  const categories = useCategories()
  return (
    <>
      <ControlledField control={form.control} name="categoryIds">
        {({ error, ...field }) => (
          <TreeSelect
            label={t('coupons:form.categories')}
            selectionMode="multiple"
            {...(categories.isPending && { placeholder: t('common:state.loading') })}
            items={categoryEntries(categories.data ?? [])}
            error={error ?? (categories.isError ? problemWords(i18n, categories.error) : undefined)}
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
