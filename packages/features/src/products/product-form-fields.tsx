import { productConditions } from '@chonoi/domain'
import { Checkbox } from '@chonoi/ui/checkbox'
import { ComboBox } from '@chonoi/ui/combo-box'
import { FormSection } from '@chonoi/ui/form-section'
import { Select } from '@chonoi/ui/select'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { categoryQueries } from '../catalog/catalog-queries.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import type { ValidatedForm } from '../forms/use-validated-form.ts'
import { categoryOptions } from '../forms/category-options.ts'
import { OfferFields } from './offer-fields.tsx'
import type { ProductFields } from './product-fields.ts'
import { TagsField } from './tags-field.tsx'
import { productsPair } from './products-classes.ts'

export interface ProductFormFieldsProps {
  validated: ValidatedForm<ProductFields>
  /** Whether to ask for the initial stock; later it changes by movements. */
  isNew: boolean
}

/** All form fields of a product. */
export function ProductFormFields({ validated: { form, field }, isNew }: ProductFormFieldsProps) {
  const { t } = useTranslation('productManagement')
  const { data: categories, isPending } = useQuery(categoryQueries(useApi()).active())
  return (
    <>
      <FormSection title={t('edit.basics')} description={isNew ? undefined : t('edit.basicsHint')}>
        <TextField label={t('edit.name')} help={t('edit.nameHelp')} isRequired {...field('name')} />
        <TextArea label={t('edit.description')} isRequired rows={8} {...field('description')} />
        <div className={productsPair}>
          <ControlledField control={form.control} name="categoryId">
            {(field) => (
              <ComboBox
                label={t('edit.category')}
                isRequired
                placeholder={t('edit.chooseCategory')}
                isLoading={isPending}
                options={categoryOptions(categories ?? [])}
                {...field}
                value={field.value || null}
                onChange={(value) => field.onChange(value ?? '')}
              />
            )}
          </ControlledField>
          <Select
            label={t('edit.condition')}
            options={productConditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
            {...field('condition')}
          />
        </div>
        <Checkbox label={t('edit.isDigital')} help={t('edit.isDigitalHelp')} {...field('isDigital')} />
        <Checkbox label={t('edit.isFeatured')} help={t('edit.isFeaturedHelp')} {...field('isFeatured')} />
      </FormSection>
      <FormSection title={t('edit.offer')} description={isNew ? undefined : t('edit.offerHint')}>
        <OfferFields validated={{ form, field }} isNew={isNew} />
      </FormSection>
      <FormSection title={t('edit.more')}>
        <ControlledField control={form.control} name="tags">
          {(field) => <TagsField {...field} />}
        </ControlledField>
        <TextField label={t('edit.slug')} help={t('edit.slugHelp')} start="/products/" {...field('slug')} />
      </FormSection>
    </>
  )
}
