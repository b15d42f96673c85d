import { href } from '@chonoi/domain'
import type { Product } from '@chonoi/contract'
import { Alert } from '@chonoi/ui/alert'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { DigitalContentCard } from '../downloads/digital-content-card.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { EditProductForm } from './edit-product-form.tsx'
import { managedProductQueries } from './managed-products-queries.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductPicturesCard } from './product-pictures-card.tsx'
import { ProductStateCard } from './product-state-card.tsx'
import { ProductStatusBadge } from './product-status-badge.tsx'
import { ProductVariantsCard } from './product-variants-card.tsx'
import { useCanChangeProduct } from './use-can-change-product.ts'

export interface EditProductScreenProps {
  audience: 'seller' | 'admin'
  productId: string
}

/** Edits one product in any state: texts and prices, images, variants, and whether it is on sale. */
export function EditProductScreen({ audience, productId }: EditProductScreenProps) {
  const result = useQuery(managedProductQueries(useApi()).detail(productId))
  return <QueryScreen result={result}>{(product) => <EditProduct audience={audience} product={product} />}</QueryScreen>
}

function EditProduct({ audience, product }: { audience: EditProductScreenProps['audience']; product: Product }) {
  const { t } = useTranslation('productManagement')
  const canChange = useCanChangeProduct(product)
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
      <div className="cn:grid cn:gap-5 cn:lg:grid-cols-[minmax(0,2fr)_minmax(260px,1fr)] cn:lg:items-start">
        <Stack gap={5}>
          {canChange ? <EditProductForm key={product.id} product={product} /> : <ProductFacts product={product} />}
          <ProductVariantsCard product={product} canChange={canChange} />
        </Stack>
        <Stack gap={5}>
          <ProductStateCard audience={audience} product={product} canChange={canChange} />
          <ProductPicturesCard product={product} canChange={canChange} />
          {product.isDigital && <DigitalContentCard product={product} canChange={canChange} />}
        </Stack>
      </div>
    </Stack>
  )
}
