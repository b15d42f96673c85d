import { VerificationReviewScreen } from '@chonoi/features/seller-verification/verification-review-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/seller-verifications/$verificationId')({
  loader: ({ context }) => loadWords(context, ['sellerVerification', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('sellerVerification:list.title')),
  component: ReviewedVerification,
})

function ReviewedVerification() {
  return <VerificationReviewScreen verificationId={Route.useParams().verificationId} />
}
