import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { nothingSelected, type TableSelection } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { useQuery } from '@tanstack/react-query'
import { FolderTree, LayoutGrid, List, Newspaper, Plus } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { ArticleBulkActions } from './article-bulk-actions.tsx'
import { articleColumns } from './article-columns.tsx'
import { ArticleFilters } from './article-filters.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { ArticleStats } from './article-stats.tsx'
import { articleQueries } from './articles-queries.ts'

/** The articles of the current tenant, for their editors (/admin/news). */
export function ArticlesScreen() {
  const { t } = useTranslation('newsManagement')
  const state = useListState('listArticles', { writesFirstPage: true })
  const result = useQuery(articleQueries(useApi()).list(state.query))
  const [view, setView] = useState<'list' | 'grid'>('list')
  const [selection, setSelection] = useState<TableSelection>(nothingSelected)
  const rows = result.data?.articles ?? []
  // Rows of other pages aren't changed, so only those of this one count as selected.
  const chosen = new Set(selection.mode === 'some' ? selection.ids : rows.map(({ id }) => id))
  const ids = rows.map(({ id }) => id).filter((id) => chosen.has(id))
  const bulkActions = <ArticleBulkActions ids={ids} onDone={() => setSelection(nothingSelected)} />
  return (
    <ResourceList
      title={t('list.title')}
      description={t('list.description')}
      state={state}
      pagination={result.data?.pagination}
      stats={<ArticleStats />}
      filters={<ArticleFilters state={state} />}
      actions={
        <>
          <SegmentedControl
            label={t('list.view')}
            value={view}
            onChange={setView}
            options={[
              { value: 'list', label: t('list.viewList'), icon: <List aria-hidden="true" /> },
              { value: 'grid', label: t('list.viewGrid'), icon: <LayoutGrid aria-hidden="true" /> },
            ]}
          />
          <LinkButton
            href={href('/admin/news/categories')}
            variant="secondary"
            iconStart={<FolderTree aria-hidden="true" />}
          >
            {t('list.categories')}
          </LinkButton>
          <LinkButton href={href('/admin/news/new')} iconStart={<Plus aria-hidden="true" />}>
            {t('list.create')}
          </LinkButton>
        </>
      }
    >
      {view === 'grid' && rows.length > 0 && !result.isError ? (
        <ArticleGrid
          articles={rows}
          selectedIds={new Set(ids)}
          onSelect={(next) => setSelection({ mode: 'some', ids: next })}
          bulkActions={bulkActions}
        />
      ) : (
        <ListTable
          label={t('list.title')}
          state={state}
          result={result}
          rows={result.data?.articles}
          columns={articleColumns(t)}
          rowLabel={({ title }) => title}
          failureTitle={t('list.loadFailed')}
          selection={{ mode: 'some', ids }}
          onSelectionChange={setSelection}
          bulkActions={bulkActions}
          noResults={<EmptyState icon={<Newspaper />} title={t('list.empty')} message={t('list.emptyFiltered')} />}
          empty={
            <EmptyState
              icon={<Newspaper />}
              title={t('list.empty')}
              message={t('list.emptyNew')}
              action={<LinkButton href={href('/admin/news/new')}>{t('list.create')}</LinkButton>}
            />
          }
        />
      )}
    </ResourceList>
  )
}
