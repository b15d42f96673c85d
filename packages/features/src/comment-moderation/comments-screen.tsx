import { useTranslation } from '@chonoi/i18n/react'
import { nothingSelected, type TableSelection } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Select } from '@chonoi/ui/select'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { type BulkRefusal, BulkRefusals } from '../lists/bulk-refusals.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { BulkComments } from './bulk-comments.tsx'
import { commentColumns } from './comment-columns.tsx'
import { CommentStats } from './comment-stats.tsx'
import { commentLabel } from './comment-words.ts'
import { moderationQueries } from './moderation-queries.ts'

/** The comments on the current tenant's articles, for their moderators (/admin/news/comments). */
export function CommentsScreen() {
  const { t } = useTranslation('commentModeration')
  const state = useListState('listAdminComments')
  const result = useQuery(moderationQueries(useApi()).list(state.query))
  const [selection, setSelection] = useState<TableSelection>(nothingSelected)
  const [refusals, setRefusals] = useState<readonly BulkRefusal[]>([])
  const { data: rows = [], pagination } = result.data ?? {}
  // Only what is seen is changed.
  const chosen = new Set(selection.mode === 'some' ? selection.ids : rows.map(({ id }) => id))
  const selected = rows.filter(({ id }) => chosen.has(id))
  return (
    <ResourceList
      title={t('title')}
      description={t('description')}
      state={state}
      pagination={pagination}
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
        selection={{ mode: 'some', ids: selected.map(({ id }) => id) }}
        onSelectionChange={setSelection}
        bulkActions={
          <BulkComments
            selected={selected}
            onDone={(refused) => {
              setRefusals(refused)
              setSelection(nothingSelected)
            }}
          />
        }
        noResults={<EmptyState icon={<MessageSquareText />} title={t('noMatch')} message={t('noMatchHint')} />}
        empty={<EmptyState icon={<MessageSquareText />} title={t('empty')} message={t('emptyHint')} />}
      />
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
