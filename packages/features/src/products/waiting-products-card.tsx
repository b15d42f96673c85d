import { href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { managedProductQueries } from './managed-products-queries.ts'
import { ProductRowActions } from './product-row-actions.tsx'
import { productsThumb } from './products-classes.ts'
import { shownItems, WaitingItems } from '../lists/waiting-items.tsx'
import { Thumbnail } from '../shell/thumbnail.tsx'

/** The newest products that wait for approval. */
export function WaitingProductsCard() {
  const { t } = useTranslation('approvals')
  const result = useQuery(managedProductQueries(useApi()).list({ status: 'PENDING', limit: shownItems }))
  return (
    <WaitingItems
      title={t('decide.products')}
      href={href('/admin/products', { query: { status: 'PENDING' } })}
      result={result}
      items={result.data?.data}
    >
      {(product) => {
        const detailHref = href('/admin/products/$productId', { productId: product.id })
        return (
          <>
            <span className="cn:flex cn:flex-1 cn:gap-3 cn:items-center cn:min-w-[min(15rem,100%)]">
              <Thumbnail url={product.imageUrl} width={44} className={productsThumb} />
              <span className="cn:grid cn:min-w-0">
                <Link href={detailHref} variant="quiet">
                  <bdi>{product.name}</bdi>
                </Link>
                <Text as="span" size={13} tone="muted">
                  <bdi>{product.tenant.name}</bdi> · {formatMoney(product.priceInCents)}
                </Text>
              </span>
            </span>
            <ProductRowActions product={product} editHref={detailHref} />
          </>
        )
      }}
    </WaitingItems>
  )
}
