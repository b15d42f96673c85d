import { productConditions } from '@chonoi/domain'
import { Card } from '@chonoi/ui/card'
import { Checkbox } from '@chonoi/ui/checkbox'
import { Select } from '@chonoi/ui/select'
import { Stack } from '@chonoi/ui/stack'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { TreeSelect } from '@chonoi/ui/tree-select'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { useCategories } from '../catalog/category-queries.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import type { ValidatedForm } from '../forms/use-validated-form.ts'
import { categoryEntries } from '../forms/category-entries.ts'
import { OfferFields } from './offer-fields.tsx'
import { OptionsEditor } from './options-editor.tsx'
import type { ProductFields } from './product-fields.ts'
import { TagsField } from './tags-field.tsx'
import { productsPair } from './products-classes.ts'

export interface ProductFormFieldsProps {
  validated: ValidatedForm<ProductFields>
  isNew: boolean
}

/** All form fields of a product. */
export function ProductFormFields({ validated, isNew }: ProductFormFieldsProps) {
  const { form, field } = validated
  const { t, i18n } = useTranslation(['productManagement', 'common'])
  const options = form.watch('options')
  const actsForPlatform = useActsForPlatform()
  const categories = useCategories()
  return (
    <>
      <Card
        title={t('productManagement:edit.basics')}
        {...(!isNew && { description: t('productManagement:edit.basicsHint') })}
      >
        <Stack gap={4}>
          <TextField
            label={t('productManagement:edit.name')}
            help={t('productManagement:edit.nameHelp')}
            isRequired
            {...field('name')}
          />
          <TextArea label={t('productManagement:edit.description')} isRequired rows={8} {...field('description')} />
          <div className={productsPair}>
            <ControlledField control={form.control} name="categoryId">
              {({ value, onChange, error, ...field }) => (
                <TreeSelect
                  label={t('productManagement:edit.category')}
                  isRequired
                  placeholder={
                    categories.isPending ? t('common:state.loading') : t('productManagement:edit.chooseCategory')
                  }
                  items={categoryEntries(categories.data ?? [])}
                  value={value ? [value] : []}
                  onChange={([id = '']) => onChange(id)}
                  error={error ?? (categories.isError ? problemWords(i18n, categories.error) : undefined)}
                  {...field}
                />
              )}
            </ControlledField>
            <Select
              label={t('productManagement:edit.condition')}
              options={productConditions.map((value) => ({ value, label: t(`productManagement:condition.${value}`) }))}
              {...field('condition')}
            />
          </div>
          <Checkbox
            label={t('productManagement:edit.isDigital')}
            help={t('productManagement:edit.isDigitalHelp')}
            {...field('isDigital')}
          />
          {actsForPlatform && (
            <Checkbox
              label={t('productManagement:edit.isFeatured')}
              help={t('productManagement:edit.isFeaturedHelp')}
              {...field('isFeatured')}
            />
          )}
        </Stack>
      </Card>
      <Card title={t('productManagement:edit.offer')} description={t('productManagement:edit.offerHint')}>
        <Stack gap={5}>
          {options.length === 0 && <OfferFields validated={{ form, field }} />}
          <OptionsEditor validated={validated} />
        </Stack>
      </Card>
      <Card title={t('productManagement:edit.more')}>
        <Stack gap={4}>
          <ControlledField control={form.control} name="tags">
            {(field) => <TagsField {...field} />}
          </ControlledField>
          <TextField
            label={t('productManagement:edit.slug')}
            help={t('productManagement:edit.slugHelp')}
            start="/products/"
            {...field('slug')}
          />
        </Stack>
      </Card>
    </>
  )
}
