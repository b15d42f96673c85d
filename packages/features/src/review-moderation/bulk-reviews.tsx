import type { Review, ReviewStatus } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy } from 'react'
import { useAction } from '../app/use-action.ts'
import type { BulkRefusal } from '../lists/bulk-refusals.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { moderationActions } from './moderation-queries.ts'
import { nameOfReview } from './review-words.ts'

const DecideReviewDialog = lazy(() => import('./decide-review-dialog.tsx'))

const withReason = ['REJECTED', 'HIDDEN'] as const satisfies readonly ReviewStatus[]

export interface BulkReviewsProps {
  selected: readonly Review[]
  onDone: (refusals: BulkRefusal[]) => void
}

/** Decides on all selected reviews, each by itself. The toast takes back what was decided. */
export function BulkReviews({ selected, onDone }: BulkReviewsProps) {
  const { t } = useTranslation(['reviewManagement', 'common'])
  const openDialog = useRowDialog()
  const undo = useAction(moderationActions.reopen(), {
    done: ({ succeeded, failed }) => t('common:undo.done', { succeeded, failed }),
  })
  const decide = useAction(moderationActions.decideAll(selected), {
    done({ succeeded, failed, results }) {
      const ids = results.filter(({ success }) => success).map(({ id }) => id)
      return {
        title: t('reviewManagement:bulk.done', { succeeded, failed }),
        undo: ids.length > 0 ? () => undo.run({ ids }) : undefined,
      }
    },
    onDone({ results }) {
      onDone(
        results.flatMap(({ id, code }) => {
          const review = selected.find((one) => one.id === id)
          return review && code ? [{ name: nameOfReview(review), code }] : []
        }),
      )
    },
  })
  const ask = (status: (typeof withReason)[number]) =>
    openDialog((close) => (
      <DecideReviewDialog
        status={status}
        title={t(`reviewManagement:bulk.title.${status}`, { count: selected.length })}
        submit={decide.submit}
        onClose={close}
      />
    ))
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        isLoading={decide.isPending}
        onClick={() => decide.run({ status: 'APPROVED' })}
      >
        {t('reviewManagement:action.APPROVED')}
      </Button>
      {withReason.map((status) => (
        <Button key={status} size="sm" variant="danger" onClick={() => ask(status)}>
          {t(`reviewManagement:action.${status}`)}
        </Button>
      ))}
    </>
  )
}
