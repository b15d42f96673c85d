import type { ReviewedSellerVerification } from '@chonoi/contract'
import { actorOf, formatVietnamesePhone, href, inOneLine, mayOpenDocument, mayReviewVerification } from '@chonoi/domain'
import { formatDateTime, formatNumber, problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi, useSession } from '../app/services.tsx'
import ConfirmAction from '../forms/confirm-action.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { VerificationBadge } from './verification-badge.tsx'
import { VerificationFacts } from './verification-facts.tsx'
import { verificationActions, verificationQueries } from './verification-queries.ts'

const RejectDialog = lazy(() => import('./reject-dialog.tsx'))

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
        {status === 'PENDING' && <Decision verification={verification} />}
      </Stack>
      {opening && !opening.allowed && (
        <Alert tone="warning" urgency="none">
          {problemText(i18n, opening.because)}
        </Alert>
      )}
      <Grid columns={{ base: 1, lg: 2 }}>
        <Card title={t('sent.title')}>
          <VerificationFacts verification={verification} />
        </Card>
        <Stack gap={4}>
          <Card title={t('form.document')}>{opening?.allowed && <DocumentViewer verification={verification} />}</Card>
          <Applicant verification={verification} />
          {status !== 'PENDING' && <Decided verification={verification} />}
        </Stack>
      </Grid>
    </Stack>
  )
}

function Decision({ verification }: { verification: ReviewedSellerVerification }) {
  const { t } = useTranslation('sellerVerification')
  const { i18n } = useTranslation('errors')
  const { user } = useSession()
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  if (!user) return null
  const { legalName: name, shopName: shop, status, applicant } = verification
  const decision = mayReviewVerification({ userId: applicant.id, status }, actorOf(user))
  const refusal = decision.allowed ? {} : { disabledReason: problemText(i18n, decision.because) }
  const close = () => setAsked(null)
  return (
    <Stack direction="row" gap={2}>
      <Button onClick={() => setAsked('approve')} {...refusal}>
        {t('review.approve')}
      </Button>
      <Button variant="secondary" onClick={() => setAsked('reject')} {...refusal}>
        {t('review.reject')}
      </Button>
      {asked === 'approve' && (
        <ConfirmAction
          action={verificationActions.approve(verification)}
          done={() => t('review.approved', { shop })}
          onClose={close}
          title={t('review.approveTitle', { name })}
          message={t('review.approveText', { shop })}
          confirmLabel={t('review.approve')}
        />
      )}
      {asked === 'reject' && (
        <Suspense>
          <RejectDialog verification={verification} onClose={close} />
        </Suspense>
      )}
    </Stack>
  )
}

function Applicant({ verification: { applicant, attempt } }: { verification: ReviewedSellerVerification }) {
  const { t } = useTranslation(['sellerVerification', 'common'])
  const { language } = usePreferences()
  const { firstName, lastName, email, phone } = applicant
  return (
    <Card title={t('sellerVerification:review.applicant')}>
      <DescriptionList
        items={[
          {
            term: t('sellerVerification:review.name'),
            details: <bdi>{inOneLine([lastName, firstName], ' ')}</bdi>,
          },
          { term: t('sellerVerification:review.email'), details: <EmailText email={email} /> },
          {
            term: t('sellerVerification:review.phone'),
            details: phone ? formatVietnamesePhone(phone) : t('common:state.notUpdated'),
          },
          { term: t('sellerVerification:field.attempt'), details: formatNumber(attempt, language) },
        ]}
      />
    </Card>
  )
}

function Decided({ verification }: { verification: ReviewedSellerVerification }) {
  const { t } = useTranslation(['sellerVerification', 'common'])
  const { reviewer, decidedAt, reason, shop } = verification
  return (
    <Card title={t('sellerVerification:review.decision')}>
      <DescriptionList
        items={[
          { term: t('common:word.status'), details: <VerificationBadge status={verification.status} /> },
          ...(decidedAt ? [{ term: t('sellerVerification:field.decidedAt'), details: formatDateTime(decidedAt) }] : []),
          {
            term: t('sellerVerification:field.reviewer'),
            details: (
              <bdi>{reviewer ? inOneLine([reviewer.lastName, reviewer.firstName], ' ') : t('common:word.none')}</bdi>
            ),
          },
          ...(reason
            ? [
                {
                  term: t('sellerVerification:field.reason'),
                  details: (
                    <span className="cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
                      {reason}
                    </span>
                  ),
                },
              ]
            : []),
          ...(shop
            ? [
                {
                  term: t('sellerVerification:field.shop'),
                  details: (
                    <Link href={href('/admin/tenants/$tenantId', { tenantId: shop.id })}>
                      <bdi>{shop.name}</bdi>
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
