import type { Review } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { lazy } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useRowDialog } from '../lists/row-dialogs.tsx'

const ReviewFormDialog = lazy(() => import('./review-form-dialog.tsx'))
const DeleteReviewDialog = lazy(() => import('./delete-review-dialog.tsx'))

/** Actions to edit and delete the caller's review. */
export function OwnReviewActions({ review }: { review: Review }) {
  const { t } = useTranslation(['reviews', 'common'])
  const openDialog = useRowDialog()
  const product = { id: review.productId, name: review.product.name }
  return (
    <Stack direction="row" gap={2}>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => openDialog((close) => <ReviewFormDialog product={product} review={review} onClose={close} />)}
      >
        {t('reviews:edit')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => openDialog((close) => <DeleteReviewDialog review={review} onClose={close} />)}
      >
        {t('common:action.delete')}
      </Button>
    </Stack>
  )
}
