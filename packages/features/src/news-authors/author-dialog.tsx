import type { NewsAuthor } from '@chonoi/contract'
import { type NewsAuthorForm, newsAuthorLimits, slugFollowing, validateNewsAuthor } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Stack } from '@chonoi/ui/stack'
import { Switch } from '@chonoi/ui/switch'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { TokenField } from '@chonoi/ui/token-field'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { editedRow } from '../forms/edited-row.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { AvatarField } from './avatar-field.tsx'
import { authorActions } from './authors-queries.ts'

type Fields = Omit<NewsAuthorForm, 'expertise'> & {
  expertise: string[]
  avatarUrl: string
  isActive: boolean
  isVerified: boolean
}

const fieldsOf = (author?: NewsAuthor): Fields => ({
  ...{ displayName: author?.displayName ?? '', slug: author?.slug ?? '', bio: author?.bio ?? '' },
  ...{ avatarUrl: author?.avatarUrl ?? '', expertise: [...(author?.expertise ?? [])] },
  ...{ isActive: author?.isActive ?? true, isVerified: author?.isVerified ?? false },
})

const bodyOf = ({ slug, avatarUrl, ...fields }: Fields) => ({
  ...{ ...fields, slug: slug.trim(), avatarUrl: avatarUrl || null },
})

export interface AuthorDialogProps {
  /** The author to edit; without one a new one is added. */
  author?: NewsAuthor
  onClose: () => void
}

/** Adds or edits an author. The slug follows the name until it is typed. */
export default function AuthorDialog({ author, onClose }: AuthorDialogProps) {
  const { t } = useTranslation(['newsAuthors', 'common'])
  const verifies = useActsForPlatform()
  const create = useAction(authorActions.create(), { done: () => t('newsAuthors:created'), onDone: onClose })
  const update = useAction(authorActions.update({ id: author?.id ?? '' }), {
    done: () => t('newsAuthors:updated'),
  })
  const validated = useValidatedForm<Fields>({
    validate: validateNewsAuthor,
    labels: { expertise: t('newsAuthors:field.expertise'), avatarUrl: t('newsAuthors:field.avatar') },
    // One entry of the list is named by its place.
    fieldOf: (path) => path.replace(/^expertise\..*/, 'expertise'),
    ...(author
      ? { edited: editedRow({ row: author, fieldsOf, bodyOf, save: update.submit, onSaved: onClose }) }
      : { defaultValues: fieldsOf(), onSubmit: (fields: Fields) => create.submit(bodyOf(fields)) }),
  })
  const { form, field } = validated
  const name = form.watch('displayName')
  const nameField = field('displayName')

  const follow = (after: string) =>
    form.setValue('slug', slugFollowing(form.getValues('slug'), name, after), { shouldDirty: true })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t(author ? 'newsAuthors:editTitle' : 'newsAuthors:newTitle')}
      submitLabel={t('common:action.save')}
    >
      <Stack gap={4}>
        <TextField
          label={t('newsAuthors:field.displayName')}
          isRequired
          {...nameField}
          onChange={(event) => {
            follow(event.target.value)
            void nameField.onChange(event)
          }}
        />
        <TextField
          label={t('newsAuthors:field.slug')}
          isRequired
          spellCheck={false}
          start="/news/authors/"
          {...field('slug')}
        />
        <TextArea
          label={t('newsAuthors:field.bio')}
          rows={4}
          characterLimit={newsAuthorLimits.maxBio}
          {...field('bio')}
        />
        <ControlledField control={form.control} name="expertise">
          {(control) => (
            <TokenField label={t('newsAuthors:field.expertise')} help={t('newsAuthors:expertiseHelp')} {...control} />
          )}
        </ControlledField>
        <ControlledField control={form.control} name="avatarUrl">
          {({ value, onChange }) => <AvatarField name={name} value={value} onChange={onChange} />}
        </ControlledField>
        <Switch label={t('newsAuthors:field.isActive')} {...form.register('isActive')} />
        {verifies && <Switch label={t('newsAuthors:field.isVerified')} {...form.register('isVerified')} />}
      </Stack>
    </FormDialog>
  )
}
