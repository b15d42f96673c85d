import type { BookmarkTag } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import type { ListState } from '../lists/use-list-state.ts'

interface BookmarkTagFilterProps {
  state: ListState<'listMyBookmarks' | 'listAdminBookmarks'>
  /** The tags to choose from. */
  tags: readonly BookmarkTag[]
}

/** Bookmarks with one tag. The one in the URL is always offered. */
export function BookmarkTagFilter({ state, tags }: BookmarkTagFilterProps) {
  const { t } = useTranslation('bookmarks')
  const chosen = state.filter('tags')
  const options = tags.map(({ tag, count }) => ({ value: tag, label: t('tagCount', { tag, count }) }))
  const isOffered = chosen === '' || tags.some(({ tag }) => tag === chosen)
  return (
    <Select
      label={t('tag')}
      value={chosen}
      onChange={(event) => state.setFilter('tags', event.target.value)}
      options={[
        { value: '', label: t('allTags') },
        ...(isOffered ? [] : [{ value: chosen, label: chosen }]),
        ...options,
      ]}
    />
  )
}
