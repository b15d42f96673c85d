import type { Product, ProductStatus } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { managedProductActions } from './managed-products-queries.ts'

/** The statuses that a shop may set. Approval belongs to the platform. */
export type ShopMove = Extract<ProductStatus, 'DRAFT' | 'PENDING' | 'ARCHIVED'>

/** Submits a product, withdraws it, or takes it off sale. */
export function useMoveProduct(product: Pick<Product, 'id' | 'name'>) {
  const { t } = useTranslation('productManagement')
  const action = managedProductActions.update(product)
  return useAction(
    { ...action, send: (api, status: ShopMove, key) => action.send(api, { status }, key) },
    { done: (_, status) => t(`moved.${status}`, { name: product.name }), failure: product.name },
  )
}
