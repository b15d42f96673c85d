import type { Review } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { IconButton } from '@chonoi/ui/icon-button'
import { Menu, MenuItem } from '@chonoi/ui/menu'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { moderationActions } from './moderation-queries.ts'
import { nameOfReview } from './review-words.ts'

const DecideReviewDialog = lazy(() => import('./decide-review-dialog.tsx'))

type Asked = 'REJECTED' | 'HIDDEN'

/** What may be done with a review: approve at once, reject or hide with a reason, read it whole. */
export function ModerationRowActions({ review }: { review: Review }) {
  const { t } = useTranslation(['reviewManagement', 'common'])
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const name = nameOfReview(review)
  const { status, awaitsDecision } = review
  const decide = useAction(moderationActions.decide(review), {
    done: (_answer, decision) => t(`reviewManagement:done.${decision.status}`),
    onDone: close,
  })
  return (
    <div className="cn:flex cn:gap-1 cn:items-center cn:justify-end cn:whitespace-nowrap">
      <RowDetailsButton id={review.id} name={name} label={t('reviewManagement:action.viewOf', { name })} />
      {status !== 'APPROVED' && (
        <Button
          size="sm"
          variant={awaitsDecision ? 'primary' : 'secondary'}
          aria-label={t('reviewManagement:action.approveOf', { name })}
          isLoading={decide.isPending}
          onClick={() => decide.run({ status: 'APPROVED' })}
        >
          {t('reviewManagement:action.APPROVED')}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={t('reviewManagement:action.more', { name })}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        onAction={(id) => {
          if (id === 'REJECTED' || id === 'HIDDEN') setAsked(id)
        }}
      >
        <MenuItem id="product" href={href('/products/$productId', { productId: review.productId })}>
          {t('reviewManagement:action.product')}
        </MenuItem>
        {(status !== 'REJECTED' || awaitsDecision) && (
          <MenuItem id="REJECTED" tone="danger">
            {t('reviewManagement:action.REJECTED')}
          </MenuItem>
        )}
        {(status !== 'HIDDEN' || awaitsDecision) && (
          <MenuItem id="HIDDEN" tone="danger">
            {t('reviewManagement:action.HIDDEN')}
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        {asked && (
          <DecideReviewDialog
            status={asked}
            title={t(`reviewManagement:decide.title.${asked}`, { name })}
            submit={decide.submit}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
