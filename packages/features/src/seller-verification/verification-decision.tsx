import type { ReviewedSellerVerification } from '@chonoi/contract'
import { actorOf, mayReviewVerification } from '@chonoi/domain'
import { problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Stack } from '@chonoi/ui/stack'
import { lazy } from 'react'
import { useSession } from '../app/services.tsx'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { DecisionButton } from '../lists/decision-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { verificationActions } from './verification-queries.ts'

const RejectDialog = lazy(() => import('./reject-dialog.tsx'))

export interface VerificationDecisionProps {
  verification: ReviewedSellerVerification
  size?: 'sm' | 'md'
}

/** Approves a seller who waits, or rejects them with a reason. */
export function VerificationDecision({ verification, size = 'md' }: VerificationDecisionProps) {
  const { t } = useTranslation('sellerVerification')
  const { i18n } = useTranslation('errors')
  const { user } = useSession()
  const openDialog = useRowDialog()
  if (!user || verification.status !== 'PENDING') return null
  const { legalName: name, shopName: shop, status, applicant } = verification
  const isShared = verification.sharedTaxCode.length > 0
  const decision = mayReviewVerification({ userId: applicant.id, status }, actorOf(user))
  const refusal = decision.allowed ? {} : { disabledReason: problemText(i18n, decision.because) }
  const askApprove = () =>
    openDialog((close) => (
      <ConfirmAction
        action={verificationActions.approve(verification)}
        done={() => t('review.approved', { shop })}
        onClose={close}
        title={t('review.approveTitle', { name })}
        message={t(isShared ? 'review.approveSharedText' : 'review.approveText', { shop })}
        confirmLabel={t(isShared ? 'review.approveShared' : 'review.approve')}
        {...(isShared && { tone: 'danger' as const })}
      />
    ))
  const askReject = () => openDialog((close) => <RejectDialog verification={verification} onClose={close} />)
  return (
    <Stack direction="row" gap={2}>
      <DecisionButton decision="approve" size={size} onClick={askApprove} {...refusal}>
        {t('review.approve')}
      </DecisionButton>
      <DecisionButton decision="reject" size={size} variant="secondary" onClick={askReject} {...refusal}>
        {t('review.reject')}
      </DecisionButton>
    </Stack>
  )
}
