import type { Product } from '@chonoi/contract'
import { ConfirmDialog } from '@chonoi/ui/confirm-dialog'
import { toastQueue } from '@chonoi/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { managedProductMutations } from './managed-products-queries.ts'
import { useRefreshProducts } from './use-refresh-products.ts'

export interface DeleteProductDialogProps {
  product: Pick<Product, 'id' | 'name'>
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a product goes. */
export default function DeleteProductDialog({ product, onClose, onDeleted }: DeleteProductDialogProps) {
  const { t, i18n } = useTranslation(['productManagement', 'common'])
  const api = useApi()
  const refresh = useRefreshProducts()
  const removal = useMutation({
    mutationFn: () => managedProductMutations(api).remove(product.id),
    async onSuccess() {
      toastQueue.add({ type: 'success', title: t('productManagement:delete.done', { name: product.name }) })
      onClose()
      onDeleted?.()
      await refresh()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="danger"
      title={t('productManagement:delete.title', { name: product.name })}
      message={`${t('productManagement:delete.message')} ${t('common:confirm.irreversible')}`}
      confirmLabel={t('common:action.delete')}
      cancelLabel={t('common:action.cancel')}
      onConfirm={() => removal.mutate()}
      isPending={removal.isPending}
      error={removal.isError && problemWords(i18n, removal.error)}
    />
  )
}
