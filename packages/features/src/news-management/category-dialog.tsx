import type { NewsCategory } from '@chonoi/contract'
import { type NewsCategoryForm, slugFrom, validateNewsCategory } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Dialog } from '@chonoi/ui/dialog'
import { Form } from '@chonoi/ui/form'
import { Select } from '@chonoi/ui/select'
import { Stack } from '@chonoi/ui/stack'
import { Switch } from '@chonoi/ui/switch'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useId } from 'react'
import { useAction } from '../app/use-action.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { newsCategoryActions } from './articles-queries.ts'
import { categoryOptions } from './category-options.ts'

type Fields = NewsCategoryForm & { parentId: string; isActive: boolean }

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
    onDone: onClose,
  })
  const { form, formProps, field, isSubmitting } = useValidatedForm<Fields>({
    defaultValues: {
      ...{ name: category?.name ?? '', slug: category?.slug ?? '', description: category?.description ?? '' },
      ...{ parentId: category?.parentId ?? parentId ?? '', isActive: category?.isActive ?? true },
    },
    validate: validateNewsCategory,
    onSubmit: ({ parentId: parent, slug, ...fields }) => {
      const body = { ...fields, slug: slug.trim(), parentId: parent || null }
      return category ? update.submit(body) : create.submit(body)
    },
  })
  const [name, slug] = form.watch(['name', 'slug'])
  const isBlank = name.trim() === '' || slug.trim() === ''
  const nameField = field('name')

  function follow(before: string, after: string) {
    if (form.getValues('slug') === slugFrom(before)) form.setValue('slug', slugFrom(after), { shouldDirty: true })
  }
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
          <Select
            label={t('newsManagement:category.parent')}
            options={[
              { value: '', label: t('newsManagement:category.noParent') },
              ...categoryOptions(categories, category?.id),
            ]}
            {...field('parentId')}
          />
          <Switch label={t('newsManagement:category.isActive')} {...form.register('isActive')} />
        </Stack>
      </Form>
    </Dialog>
  )
}
