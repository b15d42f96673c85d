import type { Review } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { reviewActions } from './review-queries.ts'

export interface DeleteReviewDialogProps {
  review: Review
  onClose: () => void
}

/** Asks for confirmation before the caller's review is deleted. */
export default function DeleteReviewDialog({ review, onClose }: DeleteReviewDialogProps) {
  const { t } = useTranslation(['reviews', 'common'])
  return (
    <ConfirmAction
      action={reviewActions.remove(review)}
      done={() => t('reviews:delete.done')}
      onClose={onClose}
      tone="danger"
      title={t('reviews:delete.title')}
      message={t('common:confirm.irreversible')}
      confirmLabel={t('common:action.delete')}
    />
  )
}
