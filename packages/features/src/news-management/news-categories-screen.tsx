import type { NewsCategory } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Checkbox } from '@chonoi/ui/checkbox'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Select } from '@chonoi/ui/select'
import { useQuery } from '@tanstack/react-query'
import { FolderTree, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { RefusedMoveAlert } from '../forms/refused-move-alert.tsx'
import { useTreeMoves } from '../forms/use-tree-moves.ts'
import { ListExport } from '../lists/list-export.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { newsCategoryActions, newsCategoryQueries } from './articles-queries.ts'
import { CategoryBulkBar } from './category-bulk-bar.tsx'
import { CategoryTree } from './category-tree.tsx'

const CategoryDialog = lazy(() => import('./category-dialog.tsx'))

type Asked =
  | { what: 'create'; parentId: string | null }
  | { what: 'edit'; category: NewsCategory }
  | { what: 'delete'; category: NewsCategory }

const none: readonly NewsCategory[] = []

/** The tree of categories of the current tenant (/admin/news/categories). */
export function NewsCategoriesScreen() {
  const { t } = useTranslation(['newsManagement', 'common'])
  const state = useListState('listNewsCategories')
  const { search, isActive, sortBy, sortOrder } = state.query
  const query = {
    ...(search !== undefined && { search }),
    ...(isActive !== undefined && { isActive }),
    ...(sortBy !== undefined && { sortBy }),
    ...(sortOrder !== undefined && { sortOrder }),
  }
  const result = useQuery(newsCategoryQueries(useApi()).tree(query))
  const {
    items: categories,
    refused,
    forget,
    move,
  } = useTreeMoves(result.data ?? none, {
    reorder: newsCategoryActions.reorder(),
    cannotMove: (name) => t('newsManagement:categories.cannotMove', { name }),
    failure: t('newsManagement:categories.moveFailed'),
  })
  const [collapsedIds, setCollapsedIds] = useState<ReadonlySet<string>>(new Set())
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked | null>(null)
  const selected = categories.filter(({ id }) => chosenIds.has(id))
  const close = () => setAsked(null)
  const create = () => setAsked({ what: 'create', parentId: null })
  const parents = [...new Set(categories.flatMap(({ parentId }) => parentId ?? []))]
  const isArranged = !state.isFiltered && state.sort.by === 'sortOrder' && state.sort.order === 'asc'
  return (
    <ResourceList
      title={t('newsManagement:categories.title')}
      description={t('newsManagement:categories.description')}
      state={state}
      filters={<CategoryFilters state={state} />}
      actions={
        <>
          <ListExport query={state.query} file={newsCategoryActions.export()} name="news-categories" />
          <Button iconStart={<Plus aria-hidden="true" />} onClick={create}>
            {t('newsManagement:categories.create')}
          </Button>
        </>
      }
    >
      {refused && <RefusedMoveAlert move={refused} onDone={forget} />}
      {result.isError && !result.data ? (
        <QueryFailure result={result} title={t('newsManagement:categories.loadFailed')} />
      ) : result.isPending ? (
        <RowSkeletons count={6} />
      ) : categories.length === 0 ? (
        state.isFiltered ? (
          <EmptyState
            icon={<FolderTree />}
            title={t('newsManagement:categories.noMatch')}
            message={t('newsManagement:categories.noMatchHint')}
          />
        ) : (
          <EmptyState
            icon={<FolderTree />}
            title={t('newsManagement:categories.empty')}
            message={t('newsManagement:categories.emptyHint')}
            action={<Button onClick={create}>{t('newsManagement:categories.create')}</Button>}
          />
        )
      ) : (
        <section
          className="cn:border cn:border-border cn:rounded-lg cn:bg-surface cn:overflow-clip"
          aria-busy={result.isFetching}
        >
          <div className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-3 cn:min-h-14 cn:px-4 cn:py-2 cn:border-b cn:border-border">
            <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-4">
              <Checkbox
                label={t('newsManagement:categories.selectAll')}
                isLabelHidden={selected.length > 0}
                checked={selected.length === categories.length}
                isIndeterminate={selected.length > 0 && selected.length < categories.length}
                onChange={() =>
                  setChosenIds(new Set(selected.length === categories.length ? [] : categories.map(({ id }) => id)))
                }
              />
              {selected.length > 0 && <CategoryBulkBar categories={selected} onDone={() => setChosenIds(new Set())} />}
            </div>
            {parents.length > 0 && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => setCollapsedIds(new Set(collapsedIds.size > 0 ? [] : parents))}
              >
                {t(
                  collapsedIds.size > 0
                    ? 'newsManagement:categories.expandAll'
                    : 'newsManagement:categories.collapseAll',
                )}
              </Button>
            )}
          </div>
          <CategoryTree
            categories={categories}
            expandedIds={new Set(parents.filter((id) => !collapsedIds.has(id)))}
            onExpandedChange={(ids) => setCollapsedIds(new Set(parents.filter((id) => !ids.includes(id))))}
            selectedIds={chosenIds}
            onSelect={(ids) => setChosenIds(new Set(ids))}
            onMove={isArranged ? move : undefined}
            onEdit={(category) => setAsked({ what: 'edit', category })}
            onAddBelow={({ id }) => setAsked({ what: 'create', parentId: id })}
            onDelete={(category) => setAsked({ what: 'delete', category })}
          />
        </section>
      )}
      <Suspense>
        {asked?.what === 'create' && (
          <CategoryDialog categories={categories} parentId={asked.parentId} onClose={close} />
        )}
        {asked?.what === 'edit' && <CategoryDialog categories={categories} category={asked.category} onClose={close} />}
        {asked?.what === 'delete' && (
          <ConfirmAction
            action={newsCategoryActions.remove(asked.category)}
            tone="danger"
            title={t('newsManagement:category.deleteTitle')}
            message={t('newsManagement:category.deleteText', { name: asked.category.name })}
            confirmLabel={t('common:action.delete')}
            done={() => t('newsManagement:category.deleted')}
            onClose={close}
          />
        )}
      </Suspense>
    </ResourceList>
  )
}

const sorts = ['sortOrder.asc', 'sortOrder.desc', 'name.asc', 'name.desc', 'createdAt.desc', 'createdAt.asc'] as const

/** Search, whether active, and order; in the URL (CAT-02, CAT-03). */
function CategoryFilters({ state }: { state: ListState<'listNewsCategories'> }) {
  const { t } = useTranslation('newsManagement')
  return (
    <ListFilters state={state} searchLabel={t('categories.search')}>
      <Select
        label={t('categories.state')}
        value={state.filter('isActive')}
        onChange={(event) => state.setFilter('isActive', event.target.value)}
        options={[
          { value: '', label: t('categories.all') },
          { value: 'true', label: t('categories.active') },
          { value: 'false', label: t('categories.inactive') },
        ]}
      />
      <Select
        label={t('categories.sort')}
        value={`${state.sort.by}.${state.sort.order}`}
        onChange={(event) => {
          const [by = '', order] = event.target.value.split('.')
          state.setSort({ by, order: order === 'asc' ? 'asc' : 'desc' })
        }}
        options={sorts.map((value) => ({ value, label: t(`categories.sort.${value}`) }))}
      />
    </ListFilters>
  )
}
