import type { Product } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { managedProductActions } from './managed-products-queries.ts'
import { useReopenedProduct } from './use-reopened-product.ts'

/** Approves a product for sale. The toast about it takes it back. */
export function useApproveProduct(product: Pick<Product, 'id' | 'name'>) {
  const { t } = useTranslation('productManagement')
  const reopen = useReopenedProduct(product)
  return useAction(managedProductActions.approve(product), {
    done: () => ({ title: t('approve.done', { name: product.name }), undo: reopen }),
    failure: product.name,
  })
}
