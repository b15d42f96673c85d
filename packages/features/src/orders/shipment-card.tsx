import type { Shipment } from '@chonoi/contract'
import { formatDate, formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { CopyButton } from '@chonoi/ui/copy-button'
import { DescriptionList } from '@chonoi/ui/description-list'

/** How an order is under way: by whom, with which code, and when it should arrive. */
export function ShipmentCard({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation('orders')
  const { carrier, carrierName, trackingCode, expectedOn, shippedAt } = shipment
  return (
    <Card title={t('shipment.title')}>
      <DescriptionList
        items={[
          { term: t('shipment.carrier'), details: carrierName ?? t(`carrier.${carrier}`) },
          ...(trackingCode
            ? [
                {
                  term: t('shipment.trackingCode'),
                  details: (
                    <span className="cn:inline-flex cn:items-center cn:gap-1 cn:font-medium cn:wrap-anywhere">
                      <bdi>{trackingCode}</bdi>
                      <CopyButton text={trackingCode} label={t('shipment.copy')} />
                    </span>
                  ),
                },
              ]
            : []),
          { term: t('shipment.shippedAt'), details: formatDateTime(shippedAt) },
          ...(expectedOn
            ? [{ term: t('shipment.expectedOn'), details: formatDate(`${expectedOn}T00:00:00+07:00`) }]
            : []),
        ]}
      />
    </Card>
  )
}
