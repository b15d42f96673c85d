import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FolderTree, LayoutGrid, List, Newspaper, Plus } from 'lucide-react'
import { lazy } from 'react'
import { useApi } from '../app/services.tsx'
import { useChosenQuery } from '../app/use-chosen-query.ts'
import { ListExport } from '../lists/list-export.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useBulkRows } from '../lists/use-bulk-rows.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { ArticleBulkActions } from './article-bulk-actions.tsx'
import { articleColumns } from './article-columns.tsx'
import { ArticleFilters } from './article-filters.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { ArticleStats } from './article-stats.tsx'
import { articleActions, articleQueries } from './articles-queries.ts'

const ArticleDetails = lazy(() => import('./article-details.tsx'))

/** The articles of the current tenant, for their editors (/admin/news). */
export function ArticlesScreen() {
  const { t } = useTranslation('newsManagement')
  const state = useListState('listArticles', { writesFirstPage: true })
  const client = useQueryClient()
  const queries = articleQueries(useApi())
  const result = useQuery(queries.list(state.query))
  const { query: address, choose } = useChosenQuery()
  const view = address.get('view') === 'grid' ? 'grid' : 'list'
  const { articles: rows = [], pagination } = result.data ?? {}
  const { selected, selection, onSelectionChange, clear, selectMatching } = useBulkRows({
    ...{ state, rows, pagination },
    fetchPage: async (page) => (await client.fetchQuery(queries.list({ ...state.query, ...page }))).articles,
  })
  const bulkActions = (
    <>
      {selectMatching}
      <ArticleBulkActions articles={selected} onDone={clear} />
    </>
  )
  return (
    <ResourceList
      title={t('list.title')}
      description={t('list.description')}
      state={state}
      pagination={pagination}
      stats={<ArticleStats />}
      filters={<ArticleFilters state={state} />}
      actions={
        <>
          <SegmentedControl
            label={t('list.view')}
            value={view}
            onChange={(next) => choose((query) => (next === 'grid' ? query.set('view', next) : query.delete('view')))}
            options={[
              { value: 'list', label: t('list.viewList'), icon: <List aria-hidden="true" /> },
              { value: 'grid', label: t('list.viewGrid'), icon: <LayoutGrid aria-hidden="true" /> },
            ]}
          />
          <ListExport query={state.query} file={articleActions.export()} name="articles" />
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
          selectedIds={new Set(selected.map(({ id }) => id))}
          onSelect={(next) => onSelectionChange({ mode: 'some', ids: next })}
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
          selection={selection}
          onSelectionChange={onSelectionChange}
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
      <RowDetails
        result={result}
        pagination={pagination}
        rows={rows.map(({ id, title }) => ({ id, name: title }))}
        pageHref={(articleId) => href('/admin/news/$articleId/edit', { articleId })}
      >
        {(id) => <ArticleDetails articleId={id} onDeleted={() => state.openRow('')} />}
      </RowDetails>
    </ResourceList>
  )
}
