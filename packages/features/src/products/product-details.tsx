import type { Product } from '@chonoi/contract'
import { thumbnailUrl } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { managedProductQueries } from './managed-products-queries.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductHistory } from './product-history.tsx'
import { ProductStateCard } from './product-state-card.tsx'
import { ProductStatusBadge } from './product-status-badge.tsx'
import { ProductVariantsCard } from './product-variants-card.tsx'
import { useCanChangeProduct } from './use-can-change-product.ts'

export interface ProductDetailsProps {
  audience: 'seller' | 'admin'
  productId: string
}

/** A product beside the list, to read and decide on; its own page changes it. */
export default function ProductDetails({ audience, productId }: ProductDetailsProps) {
  const result = useQuery(managedProductQueries(useApi()).detail(productId))
  return <DetailsOf result={result}>{(product) => <Loaded audience={audience} product={product} />}</DetailsOf>
}

function Loaded({ audience, product }: { audience: ProductDetailsProps['audience']; product: Product }) {
  const { t } = useTranslation('productManagement')
  const canChange = useCanChangeProduct(product)
  const { images, rejectionReason } = product
  return (
    <Stack gap={4}>
      <div>
        <ProductStatusBadge status={product.status} />
      </div>
      {product.status === 'REJECTED' && rejectionReason && (
        <Alert tone="danger" urgency="none" title={t('edit.rejected')}>
          <bdi>{rejectionReason}</bdi>
        </Alert>
      )}
      {images.length > 0 && (
        <ul className="cn:grid cn:grid-fill-[96px] cn:gap-2">
          {images.map(({ id, url, altText }) => (
            <li key={id}>
              <img
                src={thumbnailUrl(url, 96)}
                alt={altText ?? product.name}
                width={96}
                height={96}
                className="cn:size-full cn:aspect-square cn:rounded-sm cn:bg-surface-sunken cn:object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <ProductStateCard audience={audience} product={product} canChange={canChange} />
      <ProductFacts product={product} />
      <ProductVariantsCard product={product} />
      <ProductHistory productId={product.id} />
    </Stack>
  )
}
