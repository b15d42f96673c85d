import type { Order } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { DescriptionList } from '@chonoi/ui/description-list'
import { useTranslation } from '@chonoi/i18n/react'

/** Shows how an order's total is made up. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const rows = [
    { term: t('totals.subtotal'), details: formatMoney(order.subtotalInCents), isNumeric: true },
    ...(order.discountInCents > 0
      ? [
          {
            term: order.couponCode ? t('totals.discountOf', { code: order.couponCode }) : t('totals.discount'),
            details: `−${formatMoney(order.discountInCents)}`,
            isNumeric: true,
          },
        ]
      : []),
    {
      term: t('totals.shipping'),
      details: order.shippingInCents === 0 ? t('totals.freeShipping') : formatMoney(order.shippingInCents),
      isNumeric: true,
    },
    { term: t('totals.total'), details: <strong>{formatMoney(order.totalInCents)}</strong>, isNumeric: true },
    ...(order.refundedInCents > 0
      ? [{ term: t('totals.refunded'), details: formatMoney(order.refundedInCents), isNumeric: true }]
      : []),
  ]
  return <DescriptionList items={rows} />
}
