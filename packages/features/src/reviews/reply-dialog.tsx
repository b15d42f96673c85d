import type { Review } from '@chonoi/contract'
import { reviewLimits, validateReviewReply } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { fullName } from '../shell/full-name.ts'
import { PictureStrip } from '../shell/picture-strip.tsx'
import { reviewActions } from './review-queries.ts'

export interface ReplyDialogProps {
  review: Review
  onClose: () => void
}

/** Replies to a review for the shop, or changes the reply. */
export default function ReplyDialog({ review, onClose }: ReplyDialogProps) {
  const { t } = useTranslation('reviews')
  const { submit } = useAction(reviewActions.reply(review), { done: () => t('reply.done'), onDone: onClose })
  const form = useValidatedForm({
    defaultValues: { reply: review.reply?.text ?? '' },
    validate: validateReviewReply,
    onSubmit: ({ reply }) => submit({ reply: reply.trim() }),
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('reply.title')} submitLabel={t('reply.send')}>
      <Text dir="auto" className="cn:whitespace-pre-line cn:wrap-anywhere">
        {review.comment}
      </Text>
      <PictureStrip urls={review.images} name={fullName(review.user)} size="sm" />
      <TextArea
        label={t('reply.label')}
        help={t('reply.help')}
        isRequired
        rows={4}
        characterLimit={reviewLimits.maxReply}
        dir="auto"
        {...form.field('reply')}
      />
    </FormDialog>
  )
}
