import type { Review, ReviewStatus } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../app/use-action.ts'
import type { BulkRefusal } from '../lists/bulk-refusals.tsx'
import { moderationActions } from './moderation-queries.ts'
import { nameOfReview } from './review-words.ts'

const DecideReviewDialog = lazy(() => import('./decide-review-dialog.tsx'))

const withReason = ['REJECTED', 'HIDDEN'] as const satisfies readonly ReviewStatus[]

export interface BulkReviewsProps {
  selected: readonly Review[]
  onDone: (refusals: BulkRefusal[]) => void
}

/** Decides on all selected reviews. Each is decided by itself. */
export function BulkReviews({ selected, onDone }: BulkReviewsProps) {
  const { t } = useTranslation('reviewManagement')
  const [asked, setAsked] = useState<(typeof withReason)[number] | null>(null)
  const decide = useAction(moderationActions.decideAll(selected.map(({ id }) => id)), {
    done: ({ succeeded, failed }) => t('bulk.done', { succeeded, failed }),
    onDone({ results }) {
      setAsked(null)
      onDone(
        results.flatMap(({ id, code }) => {
          const review = selected.find((one) => one.id === id)
          return review && code ? [{ name: nameOfReview(review), code }] : []
        }),
      )
    },
  })
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        isLoading={decide.isPending}
        onClick={() => decide.run({ status: 'APPROVED' })}
      >
        {t('action.APPROVED')}
      </Button>
      {withReason.map((status) => (
        <Button key={status} size="sm" variant="danger" onClick={() => setAsked(status)}>
          {t(`action.${status}`)}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <DecideReviewDialog
            status={asked}
            title={t(`bulk.title.${asked}`, { count: selected.length })}
            submit={decide.submit}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  )
}
