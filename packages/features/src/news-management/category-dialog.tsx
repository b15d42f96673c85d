import type { NewsCategory } from '@chonoi/contract'
import { type NewsCategoryForm, slugFollowing, validateNewsCategory } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Dialog } from '@chonoi/ui/dialog'
import { Form } from '@chonoi/ui/form'
import { Stack } from '@chonoi/ui/stack'
import { Switch } from '@chonoi/ui/switch'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { TreeSelect } from '@chonoi/ui/tree-select'
import { useId } from 'react'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { editedRow } from '../forms/edited-row.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { newsCategoryActions } from './articles-queries.ts'
import { categoryEntries, nameOfCategory } from '../forms/category-entries.ts'
import { PictureField } from './picture-field.tsx'

type Fields = NewsCategoryForm & { imageUrl: string; parentId: string; isActive: boolean }

const newFields: Fields = { name: '', slug: '', description: '', imageUrl: '', parentId: '', isActive: true }

const fieldsOf = ({ name, slug, description, imageUrl, parentId, isActive }: NewsCategory): Fields => ({
  ...{ name, slug, description: description ?? '', imageUrl: imageUrl ?? '', parentId: parentId ?? '', isActive },
})

const bodyOf = ({ parentId, imageUrl, slug, ...fields }: Fields) => ({
  ...{ ...fields, slug: slug.trim(), parentId: parentId || null, imageUrl: imageUrl || null },
})

export interface CategoryDialogProps {
  /** The category to edit; without it a new one is added. */
  category?: NewsCategory
  /** The parent of a new category. */
  parentId?: string | null
  categories: readonly NewsCategory[]
  onClose: () => void
}

/** Creates or edits a category (CAT-05, CAT-08..10). The slug follows the name until it is typed. */
export default function CategoryDialog({ category, parentId = null, categories, onClose }: CategoryDialogProps) {
  const { t } = useTranslation(['newsManagement', 'common'])
  const formId = useId()
  const create = useAction(newsCategoryActions.create(), {
    done: () => t('newsManagement:category.created'),
    onDone: onClose,
  })
  const update = useAction(newsCategoryActions.update({ id: category?.id ?? '' }), {
    done: () => t('newsManagement:category.updated'),
  })
  const { form, formProps, field, isSubmitting } = useValidatedForm<Fields>({
    validate: validateNewsCategory,
    labels: { imageUrl: t('newsManagement:category.image') },
    shown: (name, fields) => (name === 'parentId' ? nameOfCategory(categories, fields.parentId) : undefined),
    ...(category
      ? { edited: editedRow({ row: category, fieldsOf, bodyOf, save: update.submit, onSaved: onClose }) }
      : {
          defaultValues: { ...newFields, parentId: parentId ?? '' },
          onSubmit: (fields: Fields) => create.submit(bodyOf(fields)),
        }),
  })
  const [name, slug] = form.watch(['name', 'slug'])
  const isBlank = name.trim() === '' || slug.trim() === ''
  const nameField = field('name')

  const follow = (before: string, after: string) =>
    form.setValue('slug', slugFollowing(form.getValues('slug'), before, after), { shouldDirty: true })
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isLocked={isSubmitting}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(category ? 'newsManagement:category.editTitle' : 'newsManagement:category.newTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={isBlank} isLoading={isSubmitting}>
            {t('common:action.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps}>
        <Stack gap={4}>
          <TextField
            label={t('newsManagement:category.name')}
            isRequired
            {...nameField}
            onChange={(event) => {
              follow(name, event.target.value)
              void nameField.onChange(event)
            }}
          />
          <TextField
            label={t('newsManagement:category.slug')}
            help={t('newsManagement:category.slugHelp')}
            isRequired
            spellCheck={false}
            {...field('slug')}
          />
          <TextArea label={t('newsManagement:category.description')} rows={3} {...field('description')} />
          <ControlledField control={form.control} name="imageUrl">
            {({ value, onChange }) => (
              <PictureField label={t('newsManagement:category.image')} value={value} onChange={onChange} />
            )}
          </ControlledField>
          <ControlledField control={form.control} name="parentId">
            {({ value, onChange, ...control }) => (
              <TreeSelect
                label={t('newsManagement:category.parent')}
                items={categoryEntries(categories, { except: category?.id })}
                placeholder={t('newsManagement:category.noParent')}
                value={value ? [value] : []}
                onChange={([id = '']) => onChange(id)}
                {...control}
              />
            )}
          </ControlledField>
          <Switch label={t('newsManagement:category.isActive')} {...form.register('isActive')} />
        </Stack>
      </Form>
    </Dialog>
  )
}
