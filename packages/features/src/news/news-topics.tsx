import type { NewsCategory } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { ListTabs } from '../lists/list-tabs.tsx'
import { newsCategoryHref, newsHref, seriesListHref } from './news-link.ts'

export interface NewsTopicsProps {
  tenantSlug: string
  categories: readonly NewsCategory[]
  /** The category, or `series` for the list of series. */
  currentId: string | undefined
}

/** The top-level categories as links with the subcategories of the current one, and the series. */
export function NewsTopics({ tenantSlug, categories, currentId }: NewsTopicsProps) {
  const { t } = useTranslation('news')
  if (categories.length === 0) return null
  const current = categories.find(({ id }) => id === currentId)
  const shown = categories.filter(
    ({ id, parentId }) => parentId === null || id === currentId || parentId === (current?.parentId ?? currentId),
  )
  return (
    <ListTabs
      label={t('categories')}
      currentId={currentId ?? ''}
      tabs={[
        { id: '', label: t('allCategories'), href: newsHref(tenantSlug) },
        ...shown.map((category) => ({
          id: category.id,
          label: category.name,
          href: newsCategoryHref(tenantSlug, category),
        })),
        { id: 'series', label: t('series.title'), href: seriesListHref(tenantSlug) },
      ]}
    />
  )
}
