import type { Return } from '@chonoi/contract'
import { href, inOneLine } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { CopyButton } from '@chonoi/ui/copy-button'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { CodeText } from '../lists/code-text.tsx'
import type { ReturnReader } from './return-reader.ts'

/** Why the goods go back, how, and what is refunded where. */
export function ReturnFacts({ one, side }: { one: Return; side: ReturnReader }) {
  const { t } = useTranslation(['returns', 'orders'])
  const { orderId, orderNumber, buyer, tenant, reason, description, status, destination, carrier, trackingCode } = one
  const orderHref =
    side === 'buyer' ? href('/orders/$orderId', { orderId }) : href(`/${side}/orders/$orderId`, { orderId })
  const refundTerm = status === 'REFUNDED' ? t('returns:detail.refund') : t('returns:detail.refundLater')
  return (
    <Card title={t('returns:detail.facts')}>
      <DescriptionList
        items={[
          {
            term: t('returns:column.order'),
            details: (
              <Link href={orderHref}>
                <CodeText text={orderNumber} canBreak />
              </Link>
            ),
          },
          ...(side === 'buyer'
            ? []
            : [{ term: t('returns:column.buyer'), details: inOneLine([buyer.lastName, buyer.firstName], ' ') }]),
          ...(side === 'seller' ? [] : [{ term: t('returns:column.shop'), details: tenant.name }]),
          { term: t('returns:column.reason'), details: t(`returns:reason.${reason}`) },
          {
            term: t('returns:detail.description'),
            details: (
              <span dir="auto" className="cn:wrap-anywhere">
                {description}
              </span>
            ),
          },
          { term: refundTerm, details: <strong>{formatMoney(one.refundInCents)}</strong> },
          { term: t('returns:detail.destination'), details: t(`returns:destination.${destination}`) },
          ...(carrier
            ? [
                {
                  term: t('returns:detail.carrier'),
                  details: carrier === 'SHOP' ? t('returns:carrier.SHOP') : t(`orders:carrier.${carrier}`),
                },
              ]
            : []),
          ...(trackingCode
            ? [
                {
                  term: t('returns:detail.trackingCode'),
                  details: (
                    <span className="cn:inline-flex cn:items-center cn:gap-1 cn:font-medium cn:wrap-anywhere">
                      <bdi>{trackingCode}</bdi>
                      <CopyButton text={trackingCode} label={t('returns:detail.copy')} />
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
