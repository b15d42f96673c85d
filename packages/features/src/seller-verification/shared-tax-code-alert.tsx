import type { TaxCodeHolder } from '@chonoi/contract'
import { href, inOneLine } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'

/** Names the other accounts that have the tax code of a verification; nothing when there is none. */
export function SharedTaxCodeAlert({ holders }: { holders: readonly TaxCodeHolder[] }) {
  const { t } = useTranslation('sellerVerification')
  if (holders.length === 0) return null
  return (
    <Alert tone="warning" urgency="none" title={t('review.sharedTitle')}>
      <Stack as="ul" gap={1}>
        {holders.map(({ verificationId, firstName, lastName, email, shopName: shop, status }) => (
          <li key={verificationId} className="cn:wrap-anywhere">
            <Link href={href('/admin/seller-verifications/$verificationId', { verificationId })}>
              {t('review.sharedHolder', {
                ...{ name: inOneLine([lastName, firstName], ' '), email, shop },
                status: t(`status.${status}`),
              })}
            </Link>
          </li>
        ))}
      </Stack>
    </Alert>
  )
}
