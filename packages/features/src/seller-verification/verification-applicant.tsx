import type { ReviewedSellerVerification } from '@chonoi/contract'
import { formatVietnamesePhone, href, inOneLine } from '@chonoi/domain'
import { formatDateTime, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { usePreferences } from '../app/preferences.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { VerificationBadge } from './verification-badge.tsx'

/** Who applied, and how often. */
export function VerificationApplicant({
  verification: { applicant, attempt },
}: {
  verification: ReviewedSellerVerification
}) {
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

/** Who decided what, and why. */
export function VerificationOutcome({ verification }: { verification: ReviewedSellerVerification }) {
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
