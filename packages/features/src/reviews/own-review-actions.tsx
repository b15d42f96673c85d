import type { Review } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'

const ReviewFormDialog = lazy(() => import('./review-form-dialog.tsx'))
const DeleteReviewDialog = lazy(() => import('./delete-review-dialog.tsx'))

/** Actions to edit and delete the caller's review. */
export function OwnReviewActions({ review }: { review: Review }) {
  const { t } = useTranslation(['reviews', 'common'])
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <Stack direction="row" gap={2}>
      <Button variant="secondary" size="sm" onClick={() => setOpen('edit')}>
        {t('reviews:edit')}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setOpen('delete')}>
        {t('common:action.delete')}
      </Button>
      <Suspense>
        {open === 'edit' && (
          <ReviewFormDialog
            product={{ id: review.productId, name: review.product.name }}
            review={review}
            onClose={close}
          />
        )}
        {open === 'delete' && <DeleteReviewDialog review={review} onClose={close} />}
      </Suspense>
    </Stack>
  )
}
