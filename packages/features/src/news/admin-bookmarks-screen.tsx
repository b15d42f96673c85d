import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useBulkRows } from '../lists/use-bulk-rows.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { AdminBookmarkActions } from './admin-bookmark-actions.tsx'
import { adminBookmarkColumns } from './admin-bookmark-columns.tsx'
import { bookmarkDone } from './bookmark-done.ts'
import { bookmarkActions, bookmarkQueries } from './bookmark-queries.ts'
import { BookmarkStats } from './bookmark-stats.tsx'
import { BookmarkTagFilter } from './bookmark-tag-filter.tsx'

/** The bookmarks of all readers, for administrators of the platform (/admin/article-bookmarks). */
export function AdminBookmarksScreen() {
  const { t } = useTranslation(['bookmarks', 'common'])
  const state = useListState('listAdminBookmarks')
  const queries = bookmarkQueries(useApi())
  const result = useQuery(queries.all(state.query))
  const { data: statistics } = useQuery(queries.statistics())
  const client = useQueryClient()
  const { data: rows = [], pagination } = result.data ?? {}
  const { selected, selection, onSelectionChange, clear, selectMatching } = useBulkRows({
    ...{ state, rows, pagination },
    fetchPage: async (page) => (await client.fetchQuery(queries.all({ ...state.query, ...page }))).data,
  })
  return (
    <ResourceList
      title={t('bookmarks:admin.title')}
      description={t('bookmarks:admin.text')}
      state={state}
      pagination={pagination}
      actions={<ListExport query={state.query} file={bookmarkActions.export()} name="article-bookmarks" />}
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
        selection={selection}
        onSelectionChange={onSelectionChange}
        bulkActions={
          <>
            {selectMatching}
            <BulkDelete ids={selected.map(({ id }) => id)} onDone={clear} />
          </>
        }
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
      )}
    </>
  )
}
