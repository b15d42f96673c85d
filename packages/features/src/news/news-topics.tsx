import type { NewsCategory } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { ListTabs } from '../lists/list-tabs.tsx'
import { newsCategoryHref, newsHref } from './news-link.ts'

export interface NewsTopicsProps {
  tenantSlug: string
  categories: readonly NewsCategory[]
  currentId: string | undefined
}

/** The top-level categories as links, and the subcategories of the current one. */
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
      ]}
    />
  )
}
