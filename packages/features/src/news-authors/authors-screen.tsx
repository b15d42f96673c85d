import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { EmptyState } from '@chonoi/ui/empty-state'
import { TextField } from '@chonoi/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { Plus, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { FlagFilter } from '../lists/flag-filter.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { authorColumns } from './author-columns.tsx'
import { AuthorStats } from './author-stats.tsx'
import { authorActions, authorQueries } from './authors-queries.ts'

const AuthorDialog = lazy(() => import('./author-dialog.tsx'))

/** The authors of the current tenant's articles, for its editors (/admin/news/authors). */
export function AuthorsScreen() {
  const { t } = useTranslation('newsAuthors')
  const state = useListState('listAuthors')
  const result = useQuery(authorQueries(useApi()).list(state.query))
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
      stats={<AuthorStats />}
      filters={<AuthorFilters state={state} />}
      actions={
        <>
          <ListExport query={state.query} file={authorActions.export()} name="authors" />
          {add}
        </>
      }
    >
      <ListTable
        label={t('title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={authorColumns(t)}
        rowLabel={({ displayName }) => displayName}
        failureTitle={t('loadFailed')}
        noResults={<EmptyState icon={<Users />} title={t('noMatch')} message={t('noMatchHint')} />}
        empty={<EmptyState icon={<Users />} title={t('empty')} message={t('emptyHint')} action={add} />}
      />
      {isAdding && (
        <Suspense>
          <AuthorDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </ResourceList>
  )
}

/** ART-05: whether they are active, whether they are verified, and what they write about. */
function AuthorFilters({ state }: { state: ListState<'listAuthors'> }) {
  const { t } = useTranslation('newsAuthors')
  return (
    <ListFilters state={state} searchLabel={t('search')}>
      <FlagFilter
        state={state}
        name="isActive"
        label={t('filter.isActive')}
        all={t('filter.all')}
        yes={t('standing.active')}
        no={t('standing.inactive')}
      />
      <FlagFilter
        state={state}
        name="isVerified"
        label={t('filter.isVerified')}
        all={t('filter.all')}
        yes={t('standing.verified')}
        no={t('standing.unverified')}
      />
      <TextField
        label={t('column.expertise')}
        value={state.filter('expertise')}
        onChange={(event) => state.setFilter('expertise', event.target.value)}
      />
    </ListFilters>
  )
}
