import type { Product } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { managedProductActions } from './managed-products-queries.ts'
import { useReopenedProduct } from './use-reopened-product.ts'

export interface ApproveProductDialogProps {
  product: Pick<Product, 'id' | 'name'>
  onClose: () => void
}

/** Approves a product for sale. */
export default function ApproveProductDialog({ product, onClose }: ApproveProductDialogProps) {
  const { t } = useTranslation(['productManagement', 'common'])
  const reopen = useReopenedProduct(product)
  return (
    <ConfirmAction
      action={managedProductActions.approve(product)}
      done={() => ({ title: t('productManagement:approve.done', { name: product.name }), undo: reopen })}
      onClose={onClose}
      title={t('productManagement:approve.title')}
      message={t('productManagement:approve.message', { name: product.name })}
      confirmLabel={t('productManagement:action.approve')}
      cancelLabel={t('common:action.cancel')}
    />
  )
}
