import type { Review } from '@chonoi/contract'
import { reviewLimits, validateReview } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Dialog } from '@chonoi/ui/dialog'
import { Form } from '@chonoi/ui/form'
import { Rating } from '@chonoi/ui/rating'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { toastQueue } from '@chonoi/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { ControlledField } from '../forms/controlled-field.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { reviewMutations, reviewQueries } from './review-queries.ts'

export interface ReviewFormDialogProps {
  product: { id: string; name: string }
  /** Changes this one instead of writing a new one. */
  review?: Review | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Stars, a title and what one thinks; the documents' rules (REVIEW-01..05). */
export default function ReviewFormDialog({ product, review, isOpen, onOpenChange }: ReviewFormDialogProps) {
  const { t } = useTranslation(['reviews', 'forms', 'common'])
  const api = useApi()
  const queryClient = useQueryClient()
  const formId = useId()
  const { form, formProps, field, isSubmitting } = useValidatedForm<{
    productId: string
    rating: number
    title: string
    comment: string
  }>({
    defaultValues: {
      productId: product.id,
      rating: review?.rating ?? 0,
      title: review?.title ?? '',
      comment: review?.comment ?? '',
    },
    validate: validateReview,
    async onSubmit({ productId, rating, title, comment }) {
      const texts = { title: title.trim() || null, comment: comment.trim() }
      if (review) await reviewMutations(api).update(review.id, { rating, ...texts })
      else await reviewMutations(api).create({ productId, rating, ...texts })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: reviewQueries(api).all }),
        queryClient.invalidateQueries({ queryKey: ['products', 'detail'] }),
      ])
      toastQueue.add({ type: 'success', title: review ? t('reviews:form.saved') : t('reviews:form.sent') })
      onOpenChange(false)
    },
  })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
      title={review ? t('reviews:edit') : t('reviews:form.title', { name: product.name })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSubmitting}>
            {review ? t('common:action.saveChanges') : t('reviews:form.send')}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps}>
        <ControlledField control={form.control} name="rating">
          {(field) => <Rating label={t('forms:rating.label')} isRequired {...field} value={field.value || null} />}
        </ControlledField>
        <TextField label={t('forms:reviewTitle.label')} {...field('title')} />
        <TextArea
          label={t('forms:comment.label')}
          placeholder={t('forms:comment.placeholder')}
          isRequired
          rows={5}
          characterLimit={reviewLimits.maxComment}
          {...field('comment')}
        />
      </Form>
    </Dialog>
  )
}
