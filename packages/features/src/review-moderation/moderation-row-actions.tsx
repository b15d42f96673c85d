import type { Review } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { lazy } from 'react'
import { useAction } from '../app/use-action.ts'
import { ActionMenu } from '../lists/action-menu.tsx'
import { DecisionButton } from '../lists/decision-button.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { moderationActions } from './moderation-queries.ts'
import { nameOfReview } from './review-words.ts'

const DecideReviewDialog = lazy(() => import('./decide-review-dialog.tsx'))

/** What may be done with a review: approve at once, reject or hide with a reason, read it whole. */
export function ModerationRowActions({ review }: { review: Review }) {
  const { t } = useTranslation(['reviewManagement', 'common'])
  const openDialog = useRowDialog()
  const name = nameOfReview(review)
  const { status, awaitsDecision } = review
  const undo = useAction(moderationActions.reopen(), {
    done: ({ succeeded, failed }) => t('common:undo.done', { succeeded, failed }),
  })
  const decide = useAction(moderationActions.decide(review), {
    done: (_answer, decision) => ({
      title: t(`reviewManagement:done.${decision.status}`),
      undo: () => undo.run({ ids: [review.id] }),
    }),
  })
  const ask = (asked: 'REJECTED' | 'HIDDEN') =>
    openDialog((close) => (
      <DecideReviewDialog
        status={asked}
        title={t(`reviewManagement:decide.title.${asked}`, { name })}
        submit={decide.submit}
        onClose={close}
      />
    ))
  return (
    <RowActions>
      <RowDetailsButton id={review.id} name={name} label={t('reviewManagement:action.viewOf', { name })} />
      {status !== 'APPROVED' && (
        <DecisionButton
          decision="approve"
          size="sm"
          variant={awaitsDecision ? 'primary' : 'secondary'}
          aria-label={t('reviewManagement:action.approveOf', { name })}
          isLoading={decide.isPending}
          onClick={() => decide.run({ status: 'APPROVED' })}
        >
          {t('reviewManagement:action.APPROVED')}
        </DecisionButton>
      )}
      <ActionMenu
        label={t('reviewManagement:action.more', { name })}
        items={[
          {
            id: 'product',
            label: t('reviewManagement:action.product'),
            href: href('/products/$productId', { productId: review.productId }),
          },
          (status !== 'REJECTED' || awaitsDecision) && {
            id: 'REJECTED',
            label: t('reviewManagement:action.REJECTED'),
            tone: 'danger',
          },
          (status !== 'HIDDEN' || awaitsDecision) && {
            id: 'HIDDEN',
            label: t('reviewManagement:action.HIDDEN'),
            tone: 'danger',
          },
        ]}
        onAction={(id) => {
          if (id === 'REJECTED' || id === 'HIDDEN') ask(id)
        }}
      />
    </RowActions>
  )
}
