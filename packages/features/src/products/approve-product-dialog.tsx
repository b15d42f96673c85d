import type { Product } from '@chonoi/contract'
import { ConfirmDialog } from '@chonoi/ui/confirm-dialog'
import { toastQueue } from '@chonoi/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { managedProductMutations } from './managed-products-queries.ts'
import { useRefreshProducts } from './use-refresh-products.ts'

export interface ApproveProductDialogProps {
  product: Pick<Product, 'id' | 'name'>
  onClose: () => void
}

/** Lets a product onto the site. */
export default function ApproveProductDialog({ product, onClose }: ApproveProductDialogProps) {
  const { t, i18n } = useTranslation(['productManagement', 'common'])
  const api = useApi()
  const refresh = useRefreshProducts()
  const approval = useMutation({
    mutationFn: () => managedProductMutations(api).approve(product.id, { approved: true }),
    onSuccess() {
      toastQueue.add({ type: 'success', title: t('productManagement:approve.done', { name: product.name }) })
      onClose()
    },
    // Somebody else may have decided meanwhile.
    onSettled: refresh,
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('productManagement:approve.title')}
      message={t('productManagement:approve.message', { name: product.name })}
      confirmLabel={t('productManagement:action.approve')}
      cancelLabel={t('common:action.cancel')}
      onConfirm={() => approval.mutate()}
      isPending={approval.isPending}
      error={approval.isError && problemWords(i18n, approval.error)}
    />
  )
}
