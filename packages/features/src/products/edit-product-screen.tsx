import { href } from '@chonoi/domain'
import type { Product } from '@chonoi/contract'
import { Alert } from '@chonoi/ui/alert'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Heading } from '@chonoi/ui/heading'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { managedProductQueries } from './managed-products-queries.ts'
import { ProductHistory } from './product-history.tsx'
import { ProductStateCard } from './product-state-card.tsx'
import { ProductStatusBadge } from './product-status-badge.tsx'
import { useCanChangeProduct } from './use-can-change-product.ts'

const DigitalContentCard = lazy(() => import('../downloads/digital-content-card.tsx'))
const EditProductForm = lazy(() => import('./edit-product-form.tsx'))
const ProductView = lazy(() => import('./product-view.tsx'))

export interface EditProductScreenProps {
  audience: 'seller' | 'admin'
  productId: string
}

/** Edits one product in any state: texts and prices, images, variants, and whether it is on sale. */
export function EditProductScreen({ audience, productId }: EditProductScreenProps) {
  const result = useQuery(managedProductQueries(useApi()).detail(productId))
  return (
    <QueryScreen result={result} titleOf={(product) => product.name}>
      {(product) => <EditProduct audience={audience} product={product} />}
    </QueryScreen>
  )
}

function EditProduct({ audience, product }: { audience: EditProductScreenProps['audience']; product: Product }) {
  const { t } = useTranslation('productManagement')
  const canChange = useCanChangeProduct(product)
  const aside = (
    <>
      <ProductStateCard audience={audience} product={product} canChange={canChange} />
      {product.isDigital && (
        <Suspense>
          <DigitalContentCard product={product} canChange={canChange} />
        </Suspense>
      )}
      <ProductHistory productId={product.id} />
    </>
  )
  return (
    <Stack gap={5}>
      <Breadcrumbs
        items={[{ label: t(`list.title.${audience}`), href: href(`/${audience}/products`) }, { label: product.name }]}
      />
      <Stack gap={2}>
        <Heading level={1} size={24}>
          {product.name}
        </Heading>
        <Stack direction="row" gap={2}>
          <ProductStatusBadge status={product.status} />
        </Stack>
      </Stack>
      {product.status === 'REJECTED' && product.rejectionReason && (
        <Alert tone="danger" urgency="none" title={t('edit.rejected')}>
          <bdi>{product.rejectionReason}</bdi>
        </Alert>
      )}
      {!canChange && audience === 'seller' && (
        <Alert tone="info" urgency="none">
          {t('edit.notYours')}
        </Alert>
      )}
      <Suspense
        fallback={
          <SkeletonRegion>
            <Skeleton lines={8} />
          </SkeletonRegion>
        }
      >
        {canChange ? (
          <EditProductForm key={product.id} product={product} aside={aside} />
        ) : (
          <ProductView product={product} aside={aside} />
        )}
      </Suspense>
    </Stack>
  )
}
