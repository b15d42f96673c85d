import type { Category } from '@chonoi/contract'
import { type NewsCategoryForm, slugFollowing, validateNewsCategory } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Stack } from '@chonoi/ui/stack'
import { Switch } from '@chonoi/ui/switch'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { TreeSelect } from '@chonoi/ui/tree-select'
import { useAction } from '../app/use-action.ts'
import { categoryEntries, nameOfCategory } from '../forms/category-entries.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { editedRow } from '../forms/edited-row.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { productCategoryActions } from './product-categories-queries.ts'

type Fields = NewsCategoryForm & { nameEn: string; parentId: string; isActive: boolean }

const newFields: Fields = { name: '', nameEn: '', slug: '', description: '', parentId: '', isActive: true }

const fieldsOf = ({ name, nameEn, slug, description, parentId, isActive }: Category): Fields => ({
  ...{ name, nameEn: nameEn ?? '', slug, description: description ?? '', parentId: parentId ?? '', isActive },
})

const bodyOf = ({ parentId, slug, nameEn, description, ...fields }: Fields) => ({
  ...{ ...fields, slug: slug.trim(), parentId: parentId || null },
  ...{ nameEn: nameEn.trim() || null, description: description.trim() || null },
})

/** As the contract has it. */
const longestName = 120

export interface ProductCategoryDialogProps {
  /** The category to edit; without it a new one is added. */
  category?: Category
  /** The parent of a new category. */
  parentId?: string | null
  categories: readonly Category[]
  onClose: () => void
}

/** Creates or edits a category. The slug follows the name until it is typed. */
export default function ProductCategoryDialog(props: ProductCategoryDialogProps) {
  const { category, parentId = null, categories, onClose } = props
  const { t } = useTranslation(['productCategories', 'common'])
  const create = useAction(productCategoryActions.create(), {
    done: () => t('productCategories:created'),
    onDone: onClose,
  })
  const update = useAction(productCategoryActions.update(category?.id ?? ''), {
    done: () => t('productCategories:updated'),
  })
  const validated = useValidatedForm<Fields>({
    validate: validateNewsCategory,
    shown: (name, fields) => (name === 'parentId' ? nameOfCategory(categories, fields.parentId) : undefined),
    ...(category
      ? { edited: editedRow({ row: category, fieldsOf, bodyOf, save: update.submit, onSaved: onClose }) }
      : {
          defaultValues: { ...newFields, parentId: parentId ?? '' },
          onSubmit(fields: Fields) {
            const body = bodyOf(fields)
            const sortOrder = categories.filter((one) => one.parentId === body.parentId).length
            return create.submit({ ...body, sortOrder })
          },
        }),
  })
  const { form, field } = validated
  const name = form.watch('name')
  const nameField = field('name')

  const follow = (before: string, after: string) =>
    form.setValue('slug', slugFollowing(form.getValues('slug'), before, after), { shouldDirty: true })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t(category ? 'productCategories:editTitle' : 'productCategories:newTitle')}
      submitLabel={t('common:action.save')}
    >
      <Stack gap={4}>
        <TextField
          label={t('productCategories:name')}
          isRequired
          {...nameField}
          onChange={(event) => {
            follow(name, event.target.value)
            void nameField.onChange(event)
          }}
        />
        <TextField
          label={t('productCategories:nameEn')}
          help={t('productCategories:nameEnHelp')}
          maxLength={longestName}
          {...field('nameEn')}
        />
        <TextField
          label={t('productCategories:slug')}
          help={t('productCategories:slugHelp')}
          isRequired
          spellCheck={false}
          {...field('slug')}
        />
        <TextArea label={t('productCategories:description')} rows={3} {...field('description')} />
        <ControlledField control={form.control} name="parentId">
          {({ value, onChange, ...control }) => (
            <TreeSelect
              label={t('productCategories:parent')}
              items={categoryEntries(categories, { except: category?.id })}
              placeholder={t('productCategories:noParent')}
              value={value ? [value] : []}
              onChange={([id = '']) => onChange(id)}
              {...control}
            />
          )}
        </ControlledField>
        <Switch label={t('productCategories:isActive')} {...form.register('isActive')} />
      </Stack>
    </FormDialog>
  )
}
