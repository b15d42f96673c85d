import type { ModeratedComment } from '@chonoi/contract'
import type { CommentStatus } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { Text } from '@chonoi/ui/text'

const toneOf = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'neutral',
  SPAM: 'danger',
} as const satisfies Record<CommentStatus, Tone>

/** The status of a comment, and why it waits. */
export function CommentState({ comment: { status, heldBecause } }: { comment: ModeratedComment }) {
  const { t } = useTranslation('commentModeration')
  return (
    <span className="cn:grid cn:gap-1 cn:justify-items-start">
      <span className="cn:whitespace-nowrap">
        <Badge tone={toneOf[status]} variant="dot">
          {t(`status.${status}`)}
        </Badge>
      </span>
      {status === 'PENDING' && heldBecause && (
        <Text as="span" size={13} tone="muted">
          {t(`held.${heldBecause}`)}
        </Text>
      )}
    </span>
  )
}
