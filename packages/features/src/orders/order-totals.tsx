import type { Order } from '@chonoi/contract'
import { href, paymentStanding, wasPaid } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'

export interface OrderTotalsProps {
  order: Order
  /** Who may open the payment. Without it the amount is no link. */
  paymentFor?: 'buyer' | 'admin'
}

/** Shows how an order's total is made up, and how it was or will be paid. */
export function OrderTotals({ order, paymentFor }: OrderTotalsProps) {
  const { t } = useTranslation(['orders', 'common'])
  const { payment } = order
  const method = t(`common:paymentMethod.${order.paymentMethod}`)
  const amount = (term: string, cents: number) => ({ term, details: formatMoney(cents), isNumeric: true })

  function paymentRows() {
    if (!wasPaid(order.paymentStatus)) {
      const standing = paymentStanding(order)
      if (standing === 'ON_DELIVERY' || standing === 'WITH_CARRIER')
        return [amount(t(`orders:totals.${standing}`), order.totalInCents)]
      return order.paymentDueAt ? [amount(t('orders:totals.unpaid'), order.totalInCents)] : []
    }
    if (!payment) return [amount(t('orders:totals.paid', { method }), order.totalInCents)]
    const isAlone = payment.amountInCents - payment.feeInCents === order.totalInCents
    const paid = amount(
      t(isAlone ? 'orders:totals.paid' : 'orders:totals.paidTogether', { method }),
      payment.amountInCents,
    )
    return [
      ...(payment.feeInCents > 0 ? [amount(t('orders:totals.fee', { method }), payment.feeInCents)] : []),
      paymentFor ? { ...paid, details: <Link href={hrefOf(payment.id, paymentFor)}>{paid.details}</Link> } : paid,
    ]
  }
  const { couponCode: code } = order
  return (
    <DescriptionList
      items={[
        amount(t('orders:totals.subtotal'), order.subtotalInCents),
        ...(order.discountInCents > 0
          ? [
              {
                term: code ? t('orders:totals.discountOf', { code }) : t('orders:totals.discount'),
                details: `−${formatMoney(order.discountInCents)}`,
                isNumeric: true,
              },
            ]
          : []),
        order.shippingInCents === 0
          ? { term: t('orders:totals.shipping'), details: t('orders:totals.freeShipping'), isNumeric: true }
          : amount(t('orders:totals.shipping'), order.shippingInCents),
        {
          term: t('orders:totals.total'),
          details: <strong>{formatMoney(order.totalInCents)}</strong>,
          isNumeric: true,
        },
        ...paymentRows(),
        ...(order.refundedInCents > 0 ? [amount(t('orders:totals.refunded'), order.refundedInCents)] : []),
      ]}
    />
  )
}

const hrefOf = (paymentId: string, audience: 'buyer' | 'admin') =>
  audience === 'buyer' ? href('/payments/$paymentId', { paymentId }) : href('/admin/payments/$paymentId', { paymentId })
