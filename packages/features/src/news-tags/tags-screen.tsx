import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Plus, Tags } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { tagColumns } from './tag-columns.tsx'
import { newsTagActions, newsTagQueries } from './tags-queries.ts'

const TagDialog = lazy(() => import('./tag-dialog.tsx'))

/** The tags of the current tenant's articles, for its editors (/admin/news/tags). */
export function TagsScreen() {
  const { t } = useTranslation('newsTags')
  const state = useListState('listNewsTags')
  const result = useQuery(newsTagQueries(useApi()).list(state.query))
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button iconStart={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <ResourceList
      title={t('title')}
      description={t('description')}
      state={state}
      pagination={result.data?.pagination}
      filters={<ListFilters state={state} searchLabel={t('search')} />}
      actions={
        <>
          <ListExport query={state.query} file={newsTagActions.export()} name="news-tags" />
          {add}
        </>
      }
    >
      <ListTable
        label={t('title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={tagColumns(t)}
        rowLabel={({ name }) => name}
        failureTitle={t('loadFailed')}
        noResults={<EmptyState icon={<Tags />} title={t('noMatch')} message={t('noMatchHint')} />}
        empty={<EmptyState icon={<Tags />} title={t('empty')} message={t('emptyHint')} action={add} />}
      />
      {isAdding && (
        <Suspense>
          <TagDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </ResourceList>
  )
}
