import { href } from '@chonoi/domain'
import { formatRelativeTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { shownItems, WaitingItems } from '../lists/waiting-items.tsx'
import { verificationQueries } from './verification-queries.ts'

/** The newest people who want to sell and wait for a decision, and how many there are. */
export function WaitingSellersCard() {
  const { t } = useTranslation('approvals')
  const { language } = usePreferences()
  const result = useQuery(verificationQueries(useApi()).list({ status: 'PENDING', limit: shownItems }))
  return (
    <WaitingItems
      title={t('decide.sellers', { count: result.data?.pagination.total ?? 0 })}
      href={href('/admin/seller-verifications', { query: { status: 'PENDING' } })}
      result={result}
      items={result.data?.data}
    >
      {({ id, legalName, shopName, createdAt }) => {
        const detailHref = href('/admin/seller-verifications/$verificationId', { verificationId: id })
        return (
          <>
            <span className="cn:grid cn:min-w-0">
              <Link href={detailHref} variant="quiet">
                <bdi>{shopName}</bdi>
              </Link>
              <Text as="span" size={13} tone="muted">
                <bdi>{legalName}</bdi> · {formatRelativeTime(createdAt, new Date(), language)}
              </Text>
            </span>
            <LinkButton
              href={detailHref}
              size="sm"
              variant="secondary"
              aria-label={t('decide.reviewOf', { name: shopName })}
            >
              {t('decide.review')}
            </LinkButton>
          </>
        )
      }}
    </WaitingItems>
  )
}
