import type { ReviewedSellerVerification } from '@chonoi/contract'
import { actorOf, href, mayOpenDocument } from '@chonoi/domain'
import { problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Card } from '@chonoi/ui/card'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi, useSession } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { SharedTaxCodeAlert } from './shared-tax-code-alert.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { VerificationApplicant, VerificationOutcome } from './verification-applicant.tsx'
import { VerificationBadge } from './verification-badge.tsx'
import { VerificationDecision } from './verification-decision.tsx'
import { VerificationFacts } from './verification-facts.tsx'
import { verificationQueries } from './verification-queries.ts'

/** One verification with its document and decision (/admin/seller-verifications/{id}). */
export function VerificationReviewScreen({ verificationId }: { verificationId: string }) {
  const result = useQuery(verificationQueries(useApi()).detail(verificationId))
  return <QueryScreen result={result}>{(verification) => <Review verification={verification} />}</QueryScreen>
}

function Review({ verification }: { verification: ReviewedSellerVerification }) {
  const { t } = useTranslation('sellerVerification')
  const { i18n } = useTranslation('errors')
  const { user } = useSession()
  const { legalName, status, applicant } = verification
  const opening = user && mayOpenDocument({ userId: applicant.id }, actorOf(user))
  return (
    <Stack gap={5}>
      <Breadcrumbs
        items={[{ label: t('list.title'), href: href('/admin/seller-verifications') }, { label: legalName }]}
      />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2} className="cn:min-w-0">
          <Heading level={1} className="cn:wrap-anywhere">
            <bdi>{legalName}</bdi>
          </Heading>
          <span>
            <VerificationBadge status={status} />
          </span>
        </Stack>
        <VerificationDecision verification={verification} />
      </Stack>
      {opening && !opening.allowed && (
        <Alert tone="warning" urgency="none">
          {problemText(i18n, opening.because)}
        </Alert>
      )}
      <SharedTaxCodeAlert holders={verification.sharedTaxCode} />
      <Grid columns={{ base: 1, lg: 2 }}>
        <Card title={t('sent.title')}>
          <VerificationFacts verification={verification} />
        </Card>
        <Stack gap={4}>
          <Card title={t('form.document')}>{opening?.allowed && <DocumentViewer verification={verification} />}</Card>
          <VerificationApplicant verification={verification} />
          {status !== 'PENDING' && <VerificationOutcome verification={verification} />}
        </Stack>
      </Grid>
    </Stack>
  )
}
