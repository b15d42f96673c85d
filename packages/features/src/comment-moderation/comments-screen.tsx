import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Select } from '@chonoi/ui/select'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { lazy, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { type BulkRefusal, BulkRefusals } from '../lists/bulk-refusals.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useBulkRows } from '../lists/use-bulk-rows.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { BulkComments } from './bulk-comments.tsx'
import { commentColumns } from './comment-columns.tsx'
import { CommentStats } from './comment-stats.tsx'
import { commentLabel } from './comment-words.ts'
import { moderationActions, moderationQueries } from './moderation-queries.ts'

const CommentDetails = lazy(() => import('./comment-details.tsx'))

/** The comments on the current tenant's articles, for their moderators (/admin/news/comments). */
export function CommentsScreen() {
  const { t } = useTranslation('commentModeration')
  const state = useListState('listAdminComments')
  const client = useQueryClient()
  const queries = moderationQueries(useApi())
  const result = useQuery(queries.list(state.query))
  const [refusals, setRefusals] = useState<readonly BulkRefusal[]>([])
  const { data: rows = [], pagination } = result.data ?? {}
  const { selected, selection, onSelectionChange, clear, selectMatching } = useBulkRows({
    ...{ state, rows, pagination },
    fetchPage: async (page) => (await client.fetchQuery(queries.list({ ...state.query, ...page }))).data,
  })
  return (
    <ResourceList
      title={t('title')}
      description={t('description')}
      state={state}
      pagination={pagination}
      actions={<ListExport query={state.query} file={moderationActions.export()} name="comments" />}
      stats={<CommentStats />}
      filters={<CommentFilters state={state} />}
    >
      <BulkRefusals title={t('bulk.failures')} refusals={refusals} onDismiss={() => setRefusals([])} />
      <ListTable
        label={t('title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={commentColumns(t)}
        rowLabel={commentLabel}
        failureTitle={t('loadFailed')}
        selection={selection}
        onSelectionChange={onSelectionChange}
        bulkActions={
          <>
            {selectMatching}
            <BulkComments
              selected={selected}
              onDone={(refused) => {
                setRefusals(refused)
                clear()
              }}
            />
          </>
        }
        noResults={<EmptyState icon={<MessageSquareText />} title={t('noMatch')} message={t('noMatchHint')} />}
        empty={<EmptyState icon={<MessageSquareText />} title={t('empty')} message={t('emptyHint')} />}
      />
      <RowDetails
        result={result}
        pagination={pagination}
        rows={rows.map((comment) => ({ id: comment.id, name: commentLabel(comment) }))}
      >
        {(id) => <CommentDetails commentId={id} rows={rows} onDeleted={() => state.openRow('')} />}
      </RowDetails>
    </ResourceList>
  )
}

const sorts = ['createdAt.desc', 'createdAt.asc', 'updatedAt.desc'] as const

function CommentFilters({ state }: { state: ListState<'listAdminComments'> }) {
  const { t } = useTranslation('commentModeration')
  return (
    <ListFilters state={state} searchLabel={t('search')}>
      <EnumFilter state={state} name="status" valueLabel={(status) => t(`status.${status}`)} />
      <Select
        label={t('sort')}
        value={`${state.sort.by}.${state.sort.order}`}
        onChange={(event) => {
          const [by = '', order] = event.target.value.split('.')
          state.setSort({ by, order: order === 'asc' ? 'asc' : 'desc' })
        }}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </ListFilters>
  )
}
