import type { Product } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { managedProductActions } from './managed-products-queries.ts'

/** Returns what takes back the decision on a product, for the toast about it. */
export function useReopenedProduct(product: Pick<Product, 'id' | 'name'>): () => void {
  const { t } = useTranslation('productManagement')
  const { name } = product
  const reopen = useAction(managedProductActions.reopen(product), {
    done: () => t('reopen.done', { name }),
    failure: name,
  })
  return () => reopen.run()
}
