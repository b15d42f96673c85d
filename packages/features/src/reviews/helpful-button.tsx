import type { Review } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { LinkButton } from '@chonoi/ui/link-button'
import { ToggleButton } from '@chonoi/ui/toggle-button'
import { ThumbsUp } from 'lucide-react'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { usePlace } from '../app/use-place.ts'
import { reviewActions } from './review-queries.ts'

export interface HelpfulButtonProps {
  review: Review
  /** The author's name, as the review shows it. */
  author: string
}

/** Says how many find a review helpful, and lets its reader say so. A visitor signs in first. */
export function HelpfulButton({ review, author }: HelpfulButtonProps) {
  const { t } = useTranslation('reviews')
  const { status } = useSession()
  const place = usePlace()
  const vote = useAction(reviewActions.vote(review))
  const isHelpful = vote.isPending ? !review.isHelpful : review.isHelpful
  const count = review.helpfulCount + Number(isHelpful) - Number(review.isHelpful)
  const shown = count > 0 ? t('helpful.count', { count }) : t('helpful.action')
  const named = { 'aria-label': t('helpful.of', { shown, name: author }), children: shown }
  const icon = <ThumbsUp aria-hidden="true" />
  return (
    <div>
      {status === 'in' ? (
        <ToggleButton
          size="sm"
          icon={icon}
          isSelected={isHelpful}
          onChange={(isWanted) => !vote.isPending && vote.run({ isHelpful: isWanted })}
          {...named}
        />
      ) : (
        <LinkButton
          href={href('/login', { query: { next: place } })}
          variant="ghost"
          size="sm"
          iconStart={icon}
          {...named}
        />
      )}
    </div>
  )
}
