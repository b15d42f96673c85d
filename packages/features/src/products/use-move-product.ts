import type { Product, ProductStatus } from '@chonoi/contract'
import { toastQueue } from '@chonoi/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { managedProductMutations } from './managed-products-queries.ts'
import { useRefreshProducts } from './use-refresh-products.ts'

/** Where its shop may put a product; approving is somebody else's. */
export type ShopMove = Extract<ProductStatus, 'DRAFT' | 'PENDING' | 'ARCHIVED'>

/** Submits, takes back or takes off sale, and says so. */
export function useMoveProduct(product: Pick<Product, 'id' | 'name'>) {
  const { t, i18n } = useTranslation('productManagement')
  const api = useApi()
  const refresh = useRefreshProducts()
  return useMutation({
    mutationFn: (status: ShopMove) => managedProductMutations(api).update(product.id, { status }),
    onSuccess: (_, status) => toastQueue.add({ type: 'success', title: t(`moved.${status}`, { name: product.name }) }),
    onError: (error) => toastQueue.add({ type: 'error', title: product.name, message: problemWords(i18n, error) }),
    // Refused because somebody else was faster: what is shown is old then, too.
    onSettled: refresh,
  })
}
