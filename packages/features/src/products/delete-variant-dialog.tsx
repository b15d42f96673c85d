import type { ProductVariant } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import ConfirmAction from '../forms/confirm-action.tsx'
import { productVariantActions } from './managed-products-queries.ts'

export interface DeleteVariantDialogProps {
  productId: string
  variant: ProductVariant
  onClose: () => void
}

/** Asks for confirmation before a variant is deleted. */
export default function DeleteVariantDialog({ productId, variant: { id, name }, onClose }: DeleteVariantDialogProps) {
  const { t } = useTranslation(['productManagement', 'common'])
  return (
    <ConfirmAction
      action={productVariantActions.remove(productId, id)}
      done={() => t('productManagement:variants.deleted', { name })}
      onClose={onClose}
      tone="danger"
      title={t('productManagement:variants.deleteTitle', { name })}
      message={`${t('productManagement:variants.deleteMessage')} ${t('common:confirm.irreversible')}`}
      confirmLabel={t('common:action.delete')}
      cancelLabel={t('common:action.cancel')}
    />
  )
}
