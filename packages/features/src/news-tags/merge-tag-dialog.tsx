import type { NewsTag } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { ComboBox } from '@chonoi/ui/combo-box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { newsTagActions, newsTagQueries } from './tags-queries.ts'

const searchDelay = 250

/** Gives the articles of a tag another one in its place. */
export default function MergeTagDialog({ tag, onClose }: { tag: NewsTag; onClose: () => void }) {
  const { t } = useTranslation('newsTags')
  const merge = useAction(newsTagActions.merge(tag), { done: () => t('merge.done'), onDone: onClose })
  const validated = useValidatedForm({
    defaultValues: { into: '' },
    validate: ({ into }) => (into === '' ? [{ field: 'into', code: 'required' }] : []),
    labels: { into: t('merge.into') },
    onSubmit: ({ into }) => merge.submit(into),
  })
  const [typed, setTyped] = useState('')
  const { data: tags = [], isFetching } = useQuery(
    newsTagQueries(useApi()).options(useDebounced(typed.trim(), searchDelay)),
  )
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('merge.title', { name: tag.name })}
      description={t('merge.text', { count: tag.articleCount })}
      submitLabel={t('merge.submit')}
    >
      <ControlledField control={validated.form.control} name="into">
        {({ value, onChange, error }) => (
          <ComboBox
            label={t('merge.into')}
            placeholder={t('search')}
            isRequired
            options={tags.filter(({ id }) => id !== tag.id).map(({ id, name }) => ({ value: id, label: name }))}
            value={value || null}
            isLoading={isFetching}
            onSearch={setTyped}
            onChange={(id) => onChange(id ?? '')}
            error={error}
          />
        )}
      </ControlledField>
    </FormDialog>
  )
}
