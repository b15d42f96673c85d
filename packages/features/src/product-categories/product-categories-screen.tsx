import type { Category } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Tree } from '@chonoi/ui/tree'
import { useQuery } from '@tanstack/react-query'
import { FolderTree, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { categoryEntries } from '../forms/category-entries.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { RefusedMoveAlert } from '../forms/refused-move-alert.tsx'
import { useTreeMoves } from '../forms/use-tree-moves.ts'
import { ListExport } from '../lists/list-export.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { useNewRow } from '../lists/use-new-row.ts'
import { productCategoryActions, productCategoryQueries } from './product-categories-queries.ts'

const ProductCategoryDialog = lazy(() => import('./product-category-dialog.tsx'))

type Asked =
  | { what: 'create'; parentId: string }
  | { what: 'edit'; category: Category }
  | { what: 'delete'; category: Category }

const none: readonly Category[] = []

/** The tree of product categories, shared by all shops (/admin/categories). */
export function ProductCategoriesScreen() {
  const { t } = useTranslation(['productCategories', 'common'])
  const state = useListState('listCategories')
  const { search = '' } = state.query
  const result = useQuery(productCategoryQueries(useApi()).tree(search))
  const {
    items: categories,
    refused,
    forget,
    move,
  } = useTreeMoves(result.data ?? none, {
    reorder: productCategoryActions.reorder(),
    cannotMove: (name) => t('productCategories:cannotMove', { name }),
    failure: t('productCategories:moveFailed'),
  })
  const [collapsedIds, setCollapsedIds] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const creating = useNewRow()
  const parents = [...new Set(categories.flatMap(({ parentId }) => parentId ?? []))]
  const items = useMemo(
    () =>
      categoryEntries(categories, {
        help: ({ slug }) => `/${slug}`,
        end: ({ nameEn, isActive, _count: counted }) => (
          <>
            {nameEn && (
              <span className="cn:max-md:hidden" lang="en">
                <bdi>{nameEn}</bdi>
              </span>
            )}
            {!isActive && <Badge>{t('productCategories:inactive')}</Badge>}
            <span className="cn:max-sm:hidden">
              {t('productCategories:products', { count: counted?.products ?? 0 })}
            </span>
          </>
        ),
      }),
    [categories, t],
  )

  function act(action: string, id: string) {
    const category = categories.find((one) => one.id === id)
    if (!category) return
    if (action === 'add') setAsked({ what: 'create', parentId: id })
    else setAsked({ what: action === 'delete' ? 'delete' : 'edit', category })
  }
  return (
    <ResourceList
      title={t('productCategories:title')}
      description={t('productCategories:text')}
      state={state}
      filters={<ListFilters state={state} searchLabel={t('productCategories:search')} />}
      actions={
        <>
          <ListExport
            query={{ page: 1, ...(search !== '' && { search }) }}
            file={productCategoryActions.export()}
            name="product-categories"
          />
          <Button iconStart={<Plus aria-hidden="true" />} onClick={creating.open}>
            {t('productCategories:create')}
          </Button>
        </>
      }
    >
      {refused && <RefusedMoveAlert move={refused} onDone={forget} />}
      {result.isError && !result.data ? (
        <QueryFailure result={result} title={t('productCategories:loadFailed')} />
      ) : result.isPending ? (
        <RowSkeletons count={6} />
      ) : categories.length === 0 ? (
        <EmptyState
          icon={<FolderTree />}
          title={t(state.isFiltered ? 'productCategories:noMatch' : 'productCategories:empty')}
          message={t(state.isFiltered ? 'productCategories:noMatchHint' : 'productCategories:emptyHint')}
          action={
            state.isFiltered ? undefined : <Button onClick={creating.open}>{t('productCategories:create')}</Button>
          }
        />
      ) : (
        <section
          className="cn:border cn:border-border cn:rounded-lg cn:bg-surface cn:overflow-clip"
          aria-busy={result.isFetching}
        >
          <Tree
            label={t('productCategories:title')}
            items={items}
            expandedIds={parents.filter((id) => !collapsedIds.has(id))}
            onExpandedChange={(ids) => setCollapsedIds(new Set(parents.filter((id) => !ids.includes(id))))}
            // The places of a part of the tree would be wrong.
            onMove={state.isFiltered ? undefined : move}
            onAction={(id) => act('edit', id)}
            actions={[
              { id: 'edit', label: t('common:action.edit') },
              { id: 'add', label: t('productCategories:addBelow') },
              { id: 'delete', label: t('common:action.delete'), tone: 'danger' },
            ]}
            onRowAction={act}
          />
        </section>
      )}
      <Suspense>
        {creating.isOpen && <ProductCategoryDialog categories={categories} parentId={null} onClose={creating.close} />}
        {asked?.what === 'create' && (
          <ProductCategoryDialog categories={categories} parentId={asked.parentId} onClose={close} />
        )}
        {asked?.what === 'edit' && (
          <ProductCategoryDialog categories={categories} category={asked.category} onClose={close} />
        )}
        {asked?.what === 'delete' && (
          <ConfirmAction
            action={productCategoryActions.remove(asked.category.id)}
            tone="danger"
            title={t('productCategories:deleteTitle')}
            message={t('productCategories:deleteText', { name: asked.category.name })}
            confirmLabel={t('common:action.delete')}
            done={() => t('productCategories:deleted')}
            onClose={close}
          />
        )}
      </Suspense>
    </ResourceList>
  )
}
