import { slugFrom } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { MultiSelect } from '@chonoi/ui/multi-select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useDebounced } from '../app/use-debounced.ts'
import { newsTagQueries } from '../news-tags/tags-queries.ts'

export interface TagsFieldProps {
  name: string
  value: string[]
  onChange: (tags: string[]) => void
  onBlur: () => void
  error: string | undefined
}

const searchDelay = 250

/** The tags of an article by name: those of the tenant, and new ones, which are added when the article is saved. */
export function TagsField({ value, onChange, ...control }: TagsFieldProps) {
  const { t } = useTranslation('newsManagement')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), searchDelay)
  const { data: tags = [], isPending } = useQuery(newsTagQueries(useApi()).options(search))
  const known = new Set(value)
  const options = [...value, ...tags.map(({ name }) => name).filter((name) => !known.has(name))]

  /** The server takes two names with one slug for one tag. */
  function create(name: string) {
    if (!value.some((one) => slugFrom(one) === slugFrom(name))) onChange([...value, name])
  }
  return (
    <MultiSelect
      label={t('field.tags')}
      help={t('editor.tagsHelp')}
      options={options.map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={onChange}
      onSearch={setTyped}
      onCreate={create}
      isLoading={isPending}
      {...control}
    />
  )
}
