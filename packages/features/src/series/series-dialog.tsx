import type { Series } from '@chonoi/contract'
import { type SeriesForm, slugFollowing, validateSeries } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Switch } from '@chonoi/ui/switch'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { editedRow } from '../forms/edited-row.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { seriesActions } from './series-queries.ts'

type Fields = SeriesForm & { isActive: boolean; isCompleted: boolean }

const fieldsOf = (series?: Series): Fields => ({
  ...{ title: series?.title ?? '', slug: series?.slug ?? '', description: series?.description ?? '' },
  ...{ isActive: series?.isActive ?? true, isCompleted: series?.isCompleted ?? false },
})

const bodyOf = ({ slug, ...fields }: Fields) => ({ ...fields, slug: slug.trim() })

interface SeriesDialogProps {
  /** The series to edit; without it a new one is added. */
  series?: Series
  onClose: () => void
}

/** Creates or edits a series. The slug follows the title until it is typed. */
export default function SeriesDialog({ series, onClose }: SeriesDialogProps) {
  const { t } = useTranslation(['series', 'common'])
  const create = useAction(seriesActions.create(), { done: () => t('series:created'), onDone: onClose })
  const update = useAction(seriesActions.update({ id: series?.id ?? '' }), {
    done: () => t('series:updated'),
  })
  const validated = useValidatedForm<Fields>({
    validate: validateSeries,
    ...(series
      ? { edited: editedRow({ row: series, fieldsOf, bodyOf, save: update.submit, onSaved: onClose }) }
      : { defaultValues: fieldsOf(), onSubmit: (fields: Fields) => create.submit(bodyOf(fields)) }),
  })
  const { form, field } = validated
  const titleField = field('title')
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t(series ? 'series:editTitle' : 'series:create')}
      submitLabel={t('common:action.save')}
    >
      <TextField
        label={t('series:title')}
        isRequired
        {...titleField}
        onChange={(event) => {
          const { slug, title } = form.getValues()
          form.setValue('slug', slugFollowing(slug, title, event.target.value), { shouldDirty: true })
          void titleField.onChange(event)
        }}
      />
      <TextField label={t('series:slug')} isRequired spellCheck={false} {...field('slug')} />
      <TextArea label={t('series:description')} rows={3} {...field('description')} />
      <Switch label={t('series:isActive')} {...form.register('isActive')} />
      <Switch label={t('series:isCompleted')} {...form.register('isCompleted')} />
    </FormDialog>
  )
}
