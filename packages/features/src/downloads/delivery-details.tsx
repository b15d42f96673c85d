import type { DigitalDelivery } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { CopyButton } from '@chonoi/ui/copy-button'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { usePreferences } from '../app/preferences.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { knownFact } from '../lists/known-fact.ts'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryBadge } from './delivery-badge.tsx'

/** A digital delivery beside the list: what the buyer gets, how often and until when. */
export default function DeliveryDetails({ delivery }: { delivery: DigitalDelivery }) {
  const { t } = useTranslation('downloads')
  const { language } = usePreferences()
  const { productName: name, orderId, orderNumber, fileName, licenseKey, expiresAt, deliveredAt } = delivery
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <DeliveryBadge status={delivery.status} />
        <DeliveryActions delivery={delivery} />
      </Stack>
      <DescriptionList
        items={[
          { term: t('column.product'), details: <bdi>{name}</bdi> },
          {
            term: t('column.order'),
            details: (
              <Link href={href('/seller/orders/$orderId', { orderId })}>
                <CodeText text={orderNumber} canBreak />
              </Link>
            ),
          },
          ...knownFact(t('column.file'), fileName && <bdi className="cn:wrap-anywhere">{fileName}</bdi>),
          ...knownFact(
            t('licenseKey'),
            licenseKey && (
              <span className="cn:inline-flex cn:items-center cn:gap-1 cn:wrap-anywhere">
                <bdi>{licenseKey}</bdi>
                <CopyButton text={licenseKey} label={t('copyKey', { name })} />
              </span>
            ),
          ),
          {
            term: t('column.downloads'),
            details: `${formatNumber(delivery.downloadCount, language)} / ${formatNumber(delivery.maxDownloads, language)}`,
          },
          ...knownFact(t('column.expires'), expiresAt && formatDateTime(expiresAt)),
          { term: t('column.paid'), details: formatDateTime(delivery.createdAt) },
          ...knownFact(t('column.delivered'), deliveredAt && formatDateTime(deliveredAt)),
        ]}
      />
    </Stack>
  )
}
