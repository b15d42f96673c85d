import { withTags } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Form } from '@chonoi/ui/form'
import { TextField } from '@chonoi/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useProductFilters } from './use-product-filters.ts'

/** Adds a tag that products must have; a duplicate changes nothing. */
export function TagFilter() {
  const { t } = useTranslation(['products', 'common'])
  const { filters, change } = useProductFilters()
  const [tag, setTag] = useState('')

  function add(event: FormEvent) {
    event.preventDefault()
    setTag('')
    const { tags } = withTags(filters, [...filters.tags, tag])
    if (tags.length > filters.tags.length) change({ tags })
  }

  return (
    <Form className="cn:grid cn:grid-cols-[minmax(0,1fr)_auto] cn:gap-2 cn:items-end" onSubmit={add}>
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
  )
}
