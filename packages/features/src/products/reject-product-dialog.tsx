import type { Product } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { managedProductActions } from './managed-products-queries.ts'
import RejectReasonDialog from './reject-reason-dialog.tsx'
import { useReopenedProduct } from './use-reopened-product.ts'

export interface RejectProductDialogProps {
  product: Pick<Product, 'id' | 'name'>
  onClose: () => void
}

/** Rejects a product with a reason that its shop reads. */
export default function RejectProductDialog({ product, onClose }: RejectProductDialogProps) {
  const { t } = useTranslation('productManagement')
  const { name } = product
  const reopen = useReopenedProduct(product)
  const reject = useAction(managedProductActions.reject(product), {
    done: () => ({ title: t('reject.done', { name }), undo: reopen }),
  })
  return <RejectReasonDialog title={t('reject.title', { name })} submit={reject.submit} onClose={onClose} />
}
