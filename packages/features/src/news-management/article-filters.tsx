import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DayField } from '../lists/day-field.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import type { ListState } from '../lists/use-list-state.ts'
import { newsCategoryQueries } from './articles-queries.ts'
import { categoryOptions } from './category-options.ts'

const sorts = [
  'createdAt.desc',
  'createdAt.asc',
  'title.asc',
  'title.desc',
  'publishedAt.desc',
  'publishedAt.asc',
] as const

/** Search, status, category, dates of publication and order; all of it in the URL (ADM-NEWS-03..08, 22). */
export function ArticleFilters({ state }: { state: ListState<'listArticles'> }) {
  const { t } = useTranslation(['newsManagement', 'common'])
  const { data: categories = [] } = useQuery(newsCategoryQueries(useApi()).options())
  const [after, before] = [state.filter('publishedAfter'), state.filter('publishedBefore')]
  return (
    <ListFilters state={state} searchLabel={t('newsManagement:list.search')}>
      <EnumFilter state={state} name="status" valueLabel={(status) => t(`newsManagement:status.${status}`)} />
      <Select
        label={t('newsManagement:list.category')}
        value={state.filter('categoryId')}
        onChange={(event) => state.setFilter('categoryId', event.target.value)}
        options={[{ value: '', label: t('newsManagement:list.allCategories') }, ...categoryOptions(categories)]}
      />
      <DayField
        label={t('newsManagement:list.after')}
        value={after}
        max={before}
        onChange={(day) => state.setFilter('publishedAfter', day)}
      />
      <DayField
        label={t('newsManagement:list.before')}
        value={before}
        min={after}
        onChange={(day) => state.setFilter('publishedBefore', day)}
      />
      <Select
        label={t('newsManagement:list.sort')}
        value={`${state.sort.by}.${state.sort.order}`}
        onChange={(event) => {
          const [by = '', order] = event.target.value.split('.')
          state.setSort({ by, order: order === 'asc' ? 'asc' : 'desc' })
        }}
        options={sorts.map((value) => ({ value, label: t(`newsManagement:sort.${value}`) }))}
      />
    </ListFilters>
  )
}
