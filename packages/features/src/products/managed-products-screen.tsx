import type { ProductStatus, ProductSummary } from '@chonoi/contract'
import { href, inOneLine } from '@chonoi/domain'
import type { TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { Select } from '@chonoi/ui/select'
import { Text } from '@chonoi/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { useCategories } from '../catalog/category-queries.ts'
import { type BulkRefusal, BulkRefusals } from '../lists/bulk-refusals.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { type ListTab, ListTabs } from '../lists/list-tabs.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useBulkRows } from '../lists/use-bulk-rows.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { categoryOptions } from '../forms/category-options.ts'
import { Thumbnail } from '../shell/thumbnail.tsx'
import { BulkProducts } from './bulk-products.tsx'
import { managedProductActions, managedProductQueries } from './managed-products-queries.ts'
import { OfferPrice } from './offer-price.tsx'
import { ProductRowActions } from './product-row-actions.tsx'
import { ProductStatusBadge } from './product-status-badge.tsx'
import { StockLevel } from './stock-level.tsx'
import { productsThumb } from './products-classes.ts'

const ProductDetails = lazy(() => import('./product-details.tsx'))

const newHref = { seller: href('/seller/products/new'), admin: href('/admin/products/create') } as const

type Audience = keyof typeof newHref
type State = ListState<'listManagedProducts'>

/** Lists products in any state: a shop's own (/seller/products), or every shop's, for approval (/admin/products). */
export function ManagedProductsScreen({ audience }: { audience: Audience }) {
  const { t } = useTranslation(['productManagement', 'common'])
  const state = useListState('listManagedProducts', { tab: 'status' })
  const hasShops = useActsForPlatform()
  const client = useQueryClient()
  const queries = managedProductQueries(useApi())
  const result = useQuery(queries.list(state.query))
  const { data: rows = [], pagination } = result.data ?? {}
  const [refusals, setRefusals] = useState<readonly BulkRefusal[]>([])
  const { selected, selection, onSelectionChange, clear, selectMatching } = useBulkRows({
    ...{ state, rows, pagination },
    fetchPage: async (page) => (await client.fetchQuery(queries.list({ ...state.query, ...page }))).data,
  })
  const bulk = hasShops && {
    selection,
    onSelectionChange,
    bulkActions: (
      <>
        {selectMatching}
        <BulkProducts
          selected={selected}
          onDone={(refused) => {
            setRefusals(refused)
            clear()
          }}
        />
      </>
    ),
  }
  const isOnlyPending = !state.isFiltered && state.filter('status') === 'PENDING'
  return (
    <ResourceList
      title={t(`productManagement:list.title.${audience}`)}
      description={t(`productManagement:list.description.${audience}`)}
      state={state}
      pagination={pagination}
      stats={<StatusTabs audience={audience} state={state} />}
      filters={<ProductFilters state={state} />}
      actions={
        <>
          <ListExport query={state.query} file={managedProductActions.export()} name="products" />
          {audience === 'seller' && (
            <LinkButton href={href('/seller/products/import')} variant="secondary">
              {t('productManagement:list.import')}
            </LinkButton>
          )}
          <LinkButton href={newHref[audience]} iconStart={<Plus aria-hidden="true" />}>
            {t('productManagement:list.create')}
          </LinkButton>
        </>
      }
    >
      <BulkRefusals
        title={t('productManagement:bulk.failures')}
        refusals={refusals}
        onDismiss={() => setRefusals([])}
      />
      <ListTable
        {...bulk}
        label={t(`productManagement:list.title.${audience}`)}
        state={state}
        result={result}
        rows={rows}
        columns={columnsOf(t, audience, hasShops)}
        rowLabel={(product) => product.name}
        noResults={
          isOnlyPending && (
            <EmptyState
              title={t('productManagement:list.emptyPending')}
              message={t('productManagement:list.emptyPendingHint')}
            />
          )
        }
        empty={
          <EmptyState
            title={t('productManagement:list.empty')}
            message={t('productManagement:list.emptyHint')}
            action={<LinkButton href={newHref[audience]}>{t('productManagement:list.create')}</LinkButton>}
          />
        }
      />
      <RowDetails result={result} pagination={pagination} rows={rows} pageHref={(id) => productHref(audience, { id })}>
        {(id) => <ProductDetails audience={audience} productId={id} />}
      </RowDetails>
    </ResourceList>
  )
}

/** The documents list four for administrators (ADM-PRD-01); shops also see drafts and products taken off sale. */
const statusesOf = {
  admin: ['PENDING', 'APPROVED', 'REJECTED'],
  seller: ['APPROVED', 'PENDING', 'REJECTED', 'DRAFT', 'ARCHIVED'],
} as const satisfies Record<'admin' | 'seller', readonly ProductStatus[]>

/** Tabs of all products and each status. Other filters are kept when the status changes. */
function StatusTabs({ audience, state }: { audience: Audience; state: State }) {
  const { t } = useTranslation(['productManagement', 'common'])
  const { data: stats } = useQuery(managedProductQueries(useApi()).stats())
  const countOf = (status: ProductStatus): Pick<ListTab, 'count'> => {
    if (status === 'PENDING') return { count: stats?.pending ?? 'unknown' }
    if (status === 'REJECTED') return { count: stats?.rejected ?? 'unknown' }
    return {}
  }
  return (
    <ListTabs
      label={t('productManagement:list.tabs')}
      currentId={state.filter('status')}
      tabs={[
        { id: '', label: t('common:word.all'), href: state.hrefOfTab('') },
        ...statusesOf[audience].map((status) => ({
          id: status,
          label: t(`productManagement:status.${status}`),
          href: state.hrefOfTab(status),
          ...countOf(status),
        })),
      ]}
    />
  )
}

/** Filters by name, category and stock; the status has tabs. */
function ProductFilters({ state }: { state: State }) {
  const { t } = useTranslation(['productManagement', 'common'])
  const { data: categories } = useCategories()
  return (
    <ListFilters state={state} searchLabel={t('productManagement:list.search')}>
      <Select
        label={t('productManagement:edit.category')}
        value={state.filter('categoryId')}
        onChange={(event) => state.setFilter('categoryId', event.target.value)}
        options={[{ value: '', label: t('common:word.all') }, ...categoryOptions(categories ?? [])]}
      />
      <Select
        label={t('productManagement:list.stock')}
        value={state.filter('inStock')}
        onChange={(event) => state.setFilter('inStock', event.target.value)}
        options={[
          { value: '', label: t('productManagement:list.anyStock') },
          { value: 'true', label: t('productManagement:list.inStock') },
          { value: 'false', label: t('productManagement:list.soldOut') },
        ]}
      />
    </ListFilters>
  )
}

const productHref = (audience: Audience, { id }: Pick<ProductSummary, 'id'>) =>
  href(`/${audience}/products/$productId`, { productId: id })

/**
 * Returns the columns, for a table and for its cards on phones. `hasShops`: the list contains products of several
 * shops.
 */
function columnsOf(
  t: TFunction<['productManagement', 'common']>,
  audience: Audience,
  hasShops: boolean,
): DataTableColumn<ProductSummary>[] {
  return [
    {
      id: 'name',
      header: t('productManagement:column.product'),
      isPrimary: true,
      cell: (product) => (
        <span className="cn:flex cn:gap-3 cn:items-center cn:min-w-0">
          <Thumbnail url={product.imageUrl} width={44} className={productsThumb} />
          <span className="cn:flex cn:flex-col cn:min-w-44 cn:max-w-88">
            <Link href={productHref(audience, product)} variant="quiet">
              {product.name}
            </Link>
            <Text as="span" size={13} tone="muted" weight="regular">
              {inOneLine([
                hasShops && product.tenant.name,
                product.variantCount > 1 && t('productManagement:column.variants', { count: product.variantCount }),
              ])}
            </Text>
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('common:word.status'),
      cell: ({ status }) => (
        <span className="cn:whitespace-nowrap">
          <ProductStatusBadge status={status} />
        </span>
      ),
    },
    {
      id: 'price',
      header: t('productManagement:column.price'),
      isNumeric: true,
      cell: ({ priceInCents }) => <OfferPrice priceInCents={priceInCents} />,
    },
    {
      id: 'stock',
      header: t('productManagement:column.stock'),
      isNumeric: true,
      cell: ({ stock }) => <StockLevel stock={stock} />,
    },
    {
      id: 'sold',
      header: t('productManagement:column.sold'),
      isNumeric: true,
      isHiddenOnCard: true,
      cell: ({ soldCount }) => soldCount,
    },
    {
      id: 'createdAt',
      header: t('common:word.createdAt'),
      isHiddenOnCard: true,
      cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
    },
    {
      id: 'actions',
      pin: 'end',
      header: t('common:word.actions'),
      isHeaderHidden: true,
      cell: (product) => <ProductRowActions product={product} editHref={productHref(audience, product)} />,
    },
  ]
}
