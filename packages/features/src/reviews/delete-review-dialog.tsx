import type { Review } from '@chonoi/contract'
import { ConfirmDialog } from '@chonoi/ui/confirm-dialog'
import { toastQueue } from '@chonoi/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { reviewMutations, reviewQueries } from './review-queries.ts'

export interface DeleteReviewDialogProps {
  review: Review
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks before one's review goes. */
export default function DeleteReviewDialog({ review, isOpen, onOpenChange }: DeleteReviewDialogProps) {
  const { t, i18n } = useTranslation(['reviews', 'common'])
  const api = useApi()
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: () => reviewMutations(api).remove(review.id),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: reviewQueries(api).all }),
        queryClient.invalidateQueries({ queryKey: ['products', 'detail'] }),
      ])
      toastQueue.add({ type: 'success', title: t('reviews:delete.done') })
      onOpenChange(false)
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('reviews:delete.title')}
      message={t('common:confirm.irreversible')}
      confirmLabel={t('common:action.delete')}
      tone="danger"
      onConfirm={() => removal.mutate()}
      isPending={removal.isPending}
      error={removal.isError ? problemWords(i18n, removal.error) : undefined}
    />
  )
}
