import type { ProductVariant } from '@chonoi/contract'
import { ConfirmDialog } from '@chonoi/ui/confirm-dialog'
import { toastQueue } from '@chonoi/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { productVariantMutations } from './managed-products-queries.ts'
import { useRefreshProducts } from './use-refresh-products.ts'

export interface DeleteVariantDialogProps {
  productId: string
  variant: ProductVariant
  onClose: () => void
}

/** Asks before a variant goes. */
export default function DeleteVariantDialog({ productId, variant, onClose }: DeleteVariantDialogProps) {
  const { t, i18n } = useTranslation(['productManagement', 'common'])
  const api = useApi()
  const refresh = useRefreshProducts()
  const { name } = variant
  const removal = useMutation({
    mutationFn: () => productVariantMutations(api).remove(productId, variant.id),
    onSuccess() {
      toastQueue.add({ type: 'success', title: t('productManagement:variants.deleted', { name }) })
      onClose()
    },
    onSettled: refresh,
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="danger"
      title={t('productManagement:variants.deleteTitle', { name })}
      message={`${t('productManagement:variants.deleteMessage')} ${t('common:confirm.irreversible')}`}
      confirmLabel={t('common:action.delete')}
      cancelLabel={t('common:action.cancel')}
      onConfirm={() => removal.mutate()}
      isPending={removal.isPending}
      error={removal.isError && problemWords(i18n, removal.error)}
    />
  )
}
