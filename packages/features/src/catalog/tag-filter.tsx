import { withTags } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Form } from '@chonoi/ui/form'
import { TextField } from '@chonoi/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useProductFilters } from './use-product-filters.ts'

const shown = 8

/** Adds a tag that products must have, a popular one or a typed one; a duplicate changes nothing. */
export function TagFilter({ popular }: { popular: readonly string[] }) {
  const { t } = useTranslation(['products', 'common'])
  const { filters, change } = useProductFilters()
  const [tag, setTag] = useState('')

  function add(wanted: string) {
    const { tags } = withTags(filters, [...filters.tags, wanted])
    if (tags.length > filters.tags.length) change({ tags })
  }

  function addTyped(event: FormEvent) {
    event.preventDefault()
    setTag('')
    add(tag)
  }

  const offered = popular.filter((one) => !filters.tags.includes(one)).slice(0, shown)

  return (
    <>
      {offered.length > 0 && (
        <ul aria-label={t('products:filter.popularTags')} className="cn:flex cn:flex-wrap cn:gap-2">
          {offered.map((one) => (
            <li key={one}>
              <Button variant="secondary" size="sm" className="cn:rounded-full" onClick={() => add(one)}>
                {one}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Form className="cn:grid cn:grid-cols-[minmax(0,1fr)_auto] cn:gap-2 cn:items-end" onSubmit={addTyped}>
        <TextField
          label={t('products:filter.addTag')}
          isLabelHidden
          placeholder={t('products:filter.addTag')}
          value={tag}
          maxLength={40}
          onChange={(event) => setTag(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          {t('common:action.add')}
        </Button>
      </Form>
    </>
  )
}
