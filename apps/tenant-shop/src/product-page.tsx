import { PublicProductScreen } from '@chonoi/features/catalog/public-product-screen'
import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/products/$productId')

export function ProductPage() {
  const { productId } = route.useParams() as { productId: string }
  const { tenantId } = route.useLoaderData() as { tenantId: string }
  return <PublicProductScreen productId={productId} tenantId={tenantId} />
}
