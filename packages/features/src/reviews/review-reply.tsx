import type { Review } from '@chonoi/contract'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Text } from '@chonoi/ui/text'
import { Store } from 'lucide-react'
import { lazy } from 'react'
import { useRowDialog } from '../lists/row-dialogs.tsx'

const ReplyDialog = lazy(() => import('./reply-dialog.tsx'))

/** What the shop answered to a review. */
export function ReviewReply({ reply }: { reply: NonNullable<Review['reply']> }) {
  const { t } = useTranslation('reviews')
  return (
    <div className="cn:grid cn:grid-cols-[20px_minmax(0,1fr)] cn:gap-3 cn:pl-3 cn:border-l-2 cn:border-border">
      <Store aria-hidden="true" className="cn:size-5 cn:mt-[2px] cn:text-text-muted" />
      <div className="cn:grid cn:gap-1">
        <Text as="span" size={13} tone="muted">
          {t('reply.by')} · <time dateTime={reply.repliedAt}>{formatDate(reply.repliedAt)}</time>
        </Text>
        <Text className="cn:max-w-[72ch] cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
          {reply.text}
        </Text>
      </div>
    </div>
  )
}

/** Opens the form of the shop's reply. */
export function ReplyButton({ review }: { review: Review }) {
  const { t } = useTranslation('reviews')
  const openDialog = useRowDialog()
  const name = `${review.user.lastName} ${review.user.firstName}`.trim()
  return (
    <div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t(review.reply ? 'reply.changeOf' : 'reply.actionOf', { name })}
        onClick={() => openDialog((close) => <ReplyDialog review={review} onClose={close} />)}
      >
        {t(review.reply ? 'reply.change' : 'reply.action')}
      </Button>
    </div>
  )
}
