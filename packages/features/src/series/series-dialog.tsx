import type { Series } from '@chonoi/contract'
import { type SeriesForm, slugFollowing, validateSeries } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Switch } from '@chonoi/ui/switch'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { seriesActions } from './series-queries.ts'

type Fields = SeriesForm & { isActive: boolean; isCompleted: boolean }

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
    onDone: onClose,
  })
  const validated = useValidatedForm<Fields>({
    defaultValues: {
      ...{ title: series?.title ?? '', slug: series?.slug ?? '', description: series?.description ?? '' },
      ...{ isActive: series?.isActive ?? true, isCompleted: series?.isCompleted ?? false },
    },
    validate: validateSeries,
    onSubmit: ({ slug, ...fields }) => {
      const body = { ...fields, slug: slug.trim() }
      return series ? update.submit(body) : create.submit(body)
    },
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
