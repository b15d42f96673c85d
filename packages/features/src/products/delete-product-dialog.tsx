import type { Product } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { managedProductActions } from './managed-products-queries.ts'

export interface DeleteProductDialogProps {
  product: Pick<Product, 'id' | 'name'>
  onClose: () => void
  onDeleted?: () => void
}

/** Asks for confirmation before a product is deleted. */
export default function DeleteProductDialog({ product, onClose, onDeleted }: DeleteProductDialogProps) {
  const { t } = useTranslation(['productManagement', 'common'])
  return (
    <ConfirmAction
      action={managedProductActions.remove(product)}
      done={() => t('productManagement:delete.done', { name: product.name })}
      onClose={onClose}
      {...(onDeleted && { onDone: onDeleted })}
      tone="danger"
      title={t('productManagement:delete.title', { name: product.name })}
      message={`${t('productManagement:delete.message')} ${t('common:confirm.irreversible')}`}
      confirmLabel={t('common:action.delete')}
      cancelLabel={t('common:action.cancel')}
    />
  )
}
