import type { ProductSummary } from '@chonoi/contract'
import { inOneLine } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import type { TFunction } from '@chonoi/i18n'
import { ProductRowActions } from './product-row-actions.tsx'
import { ProductStatusBadge } from './product-status-badge.tsx'
import { StockLevel } from './stock-level.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { productsThumb } from './products-classes.ts'

export interface ManagedProductColumnsOptions {
  t: TFunction<['productManagement', 'common']>
  hrefOf: (product: ProductSummary) => string
  /** Products of several shops stand together. */
  hasShops: boolean
}

/** The managed products' columns, for a table and for its cards on phones. */
export function managedProductColumns(options: ManagedProductColumnsOptions): DataTableColumn<ProductSummary>[] {
  const { t, hrefOf, hasShops } = options
  return [
    {
      id: 'name',
      header: t('productManagement:column.product'),
      isPrimary: true,
      isSortable: true,
      cell: (product) => (
        <span className="cn:flex cn:gap-3 cn:items-center cn:min-w-0">
          {product.imageUrl ? (
            <img src={product.imageUrl} alt="" width={44} height={44} loading="lazy" className={productsThumb} />
          ) : (
            <span className={productsThumb} />
          )}
          <span className="cn:flex cn:flex-col cn:min-w-0 cn:max-w-88">
            <Link href={hrefOf(product)} variant="quiet">
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
      isSortable: true,
      cell: ({ priceInCents }) => formatMoney(priceInCents),
    },
    {
      id: 'stock',
      header: t('productManagement:column.stock'),
      isNumeric: true,
      isSortable: true,
      cell: ({ stock }) => <StockLevel stock={stock} />,
    },
    {
      id: 'sold',
      header: t('productManagement:column.sold'),
      isNumeric: true,
      isSortable: true,
      isHiddenOnCard: true,
      cell: ({ soldCount }) => soldCount,
    },
    {
      id: 'createdAt',
      header: t('common:word.createdAt'),
      isSortable: true,
      isHiddenOnCard: true,
      cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
    },
    {
      id: 'actions',
      pin: 'end',
      header: t('common:word.actions'),
      isHeaderHidden: true,
      cell: (product) => <ProductRowActions product={product} editHref={hrefOf(product)} />,
    },
  ]
}
