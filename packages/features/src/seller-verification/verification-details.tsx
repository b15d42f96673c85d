import type { ReviewedSellerVerification } from '@chonoi/contract'
import { actorOf, mayOpenDocument } from '@chonoi/domain'
import { problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi, useSession } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { SharedTaxCodeAlert } from './shared-tax-code-alert.tsx'
import { VerificationApplicant, VerificationOutcome } from './verification-applicant.tsx'
import { VerificationBadge } from './verification-badge.tsx'
import { VerificationDecision } from './verification-decision.tsx'
import { VerificationFacts } from './verification-facts.tsx'
import { verificationQueries } from './verification-queries.ts'

/** A verification beside the list, with its document and the decision on it. */
export default function VerificationDetails({ verificationId }: { verificationId: string }) {
  const result = useQuery(verificationQueries(useApi()).detail(verificationId))
  return <DetailsOf result={result}>{(verification) => <InFull verification={verification} />}</DetailsOf>
}

function InFull({ verification }: { verification: ReviewedSellerVerification }) {
  const { t } = useTranslation('sellerVerification')
  const { i18n } = useTranslation('errors')
  const { user } = useSession()
  const { status, applicant, sharedTaxCode } = verification
  const opening = user && mayOpenDocument({ userId: applicant.id }, actorOf(user))
  return (
    <Stack gap={4}>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <VerificationBadge status={status} />
        <VerificationDecision verification={verification} size="sm" />
      </Stack>
      {opening && !opening.allowed && (
        <Alert tone="warning" urgency="none">
          {problemText(i18n, opening.because)}
        </Alert>
      )}
      <SharedTaxCodeAlert holders={sharedTaxCode} />
      <Card title={t('sent.title')}>
        <VerificationFacts verification={verification} />
      </Card>
      <Card title={t('form.document')}>{opening?.allowed && <DocumentViewer verification={verification} />}</Card>
      <VerificationApplicant verification={verification} />
      {status !== 'PENDING' && <VerificationOutcome verification={verification} />}
    </Stack>
  )
}
