import type { NewsTag } from '@chonoi/contract'
import { type NewsTagForm, slugFollowing, validateNewsTag } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Stack } from '@chonoi/ui/stack'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { editedRow } from '../forms/edited-row.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { newsTagActions } from './tags-queries.ts'

const fieldsOf = ({ name, slug }: NewsTag): NewsTagForm => ({ name, slug })
const bodyOf = ({ name, slug }: NewsTagForm) => ({ name: name.trim(), slug: slug.trim() })

export interface TagDialogProps {
  /** The tag to rename; without one a new one is added. */
  tag?: NewsTag
  onClose: () => void
}

/** Adds or renames a tag. The slug follows the name until it is typed. */
export default function TagDialog({ tag, onClose }: TagDialogProps) {
  const { t } = useTranslation(['newsTags', 'common'])
  const create = useAction(newsTagActions.create(), { done: () => t('newsTags:created'), onDone: onClose })
  const update = useAction(newsTagActions.update({ id: tag?.id ?? '' }), {
    done: () => t('newsTags:updated'),
  })
  const validated = useValidatedForm<NewsTagForm>({
    validate: validateNewsTag,
    ...(tag
      ? { edited: editedRow({ row: tag, fieldsOf, bodyOf, save: update.submit, onSaved: onClose }) }
      : { defaultValues: { name: '', slug: '' }, onSubmit: (fields: NewsTagForm) => create.submit(bodyOf(fields)) }),
  })
  const { form, field } = validated
  const name = form.watch('name')
  const nameField = field('name')

  const follow = (after: string) =>
    form.setValue('slug', slugFollowing(form.getValues('slug'), name, after), { shouldDirty: true })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t(tag ? 'newsTags:editTitle' : 'newsTags:newTitle')}
      submitLabel={t('common:action.save')}
    >
      <Stack gap={4}>
        <TextField
          label={t('newsTags:field.name')}
          isRequired
          {...nameField}
          onChange={(event) => {
            follow(event.target.value)
            void nameField.onChange(event)
          }}
        />
        <TextField
          label={t('newsTags:field.slug')}
          {...(tag && { help: t('newsTags:slugHelp') })}
          isRequired
          spellCheck={false}
          start="/news/tags/"
          {...field('slug')}
        />
      </Stack>
    </FormDialog>
  )
}
