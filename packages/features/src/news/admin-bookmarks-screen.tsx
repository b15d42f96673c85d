import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { nothingSelected, type TableSelection } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { AdminBookmarkActions } from './admin-bookmark-actions.tsx'
import { adminBookmarkColumns } from './admin-bookmark-columns.tsx'
import { bookmarkDone } from './bookmark-done.ts'
import { bookmarkActions, bookmarkQueries } from './bookmark-queries.ts'
import { BookmarkStats } from './bookmark-stats.tsx'
import { BookmarkTagFilter } from './bookmark-tag-filter.tsx'

const ConfirmAction = lazy(() => import('../forms/confirm-action.tsx'))

/** The bookmarks of all readers, for administrators of the platform (/admin/article-bookmarks). */
export function AdminBookmarksScreen() {
  const { t } = useTranslation(['bookmarks', 'common'])
  const state = useListState('listAdminBookmarks')
  const queries = bookmarkQueries(useApi())
  const result = useQuery(queries.all(state.query))
  const { data: statistics } = useQuery(queries.statistics())
  const [selection, setSelection] = useState<TableSelection>(nothingSelected)
  const rows = result.data?.data ?? []
  // Rows of other pages aren't deleted, so only those of this one count as selected.
  const chosen = new Set(selection.mode === 'some' ? selection.ids : rows.map(({ id }) => id))
  const ids = rows.map(({ id }) => id).filter((id) => chosen.has(id))
  return (
    <ResourceList
      title={t('bookmarks:admin.title')}
      description={t('bookmarks:admin.text')}
      state={state}
      pagination={result.data?.pagination}
      stats={<BookmarkStats />}
      filters={
        <ListFilters state={state} searchLabel={t('bookmarks:admin.search')}>
          <BookmarkTagFilter state={state} tags={statistics?.topTags ?? []} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('bookmarks:admin.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={adminBookmarkColumns(t, (bookmark) => <AdminBookmarkActions bookmark={bookmark} />)}
        rowLabel={({ article, user }) => `${article.title} · ${user.email}`}
        failureTitle={t('bookmarks:admin.loadFailed')}
        selection={{ mode: 'some', ids }}
        onSelectionChange={setSelection}
        bulkActions={<BulkDelete ids={ids} onDone={() => setSelection(nothingSelected)} />}
        empty={
          <EmptyState icon={<Bookmark />} title={t('bookmarks:admin.empty')} message={t('bookmarks:admin.emptyText')} />
        }
      />
    </ResourceList>
  )
}

function BulkDelete({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const { t } = useTranslation('bookmarks')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        {t('admin.delete')}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmAction
            action={bookmarkActions.bulkRemove(ids)}
            tone="danger"
            title={t('admin.deleteMany', { count: ids.length })}
            message={t('admin.deleteManyText')}
            confirmLabel={t('admin.delete')}
            done={() => bookmarkDone(t, 'bulkDeleted')}
            onClose={() => setAsking(false)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  )
}
