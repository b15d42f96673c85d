import type { Order } from '@chonoi/contract'
import { href, type OrderTotal, orderTotals } from '@chonoi/domain'
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
  const { payment, couponCode: code } = order
  const method = t(`common:paymentMethod.${order.paymentMethod}`)

  function termOf(name: OrderTotal['name']) {
    if (name === 'discount' && code) return t('orders:totals.discountOf', { code })
    return t(`orders:totals.${name}`, { method })
  }
  function detailsOf({ name, cents }: OrderTotal) {
    const amount = formatMoney(cents)
    if (name === 'discount') return `−${amount}`
    if (name === 'shipping' && cents === 0) return t('orders:totals.freeShipping')
    if (name === 'total') return <strong>{amount}</strong>
    const isPayment = name === 'paid' || name === 'paidTogether'
    return isPayment && payment && paymentFor ? <Link href={hrefOf(payment.id, paymentFor)}>{amount}</Link> : amount
  }
  return (
    <DescriptionList
      items={orderTotals(order).map((row) => ({
        term: termOf(row.name),
        details: detailsOf(row),
        isNumeric: true,
      }))}
    />
  )
}

const hrefOf = (paymentId: string, audience: 'buyer' | 'admin') =>
  audience === 'buyer' ? href('/payments/$paymentId', { paymentId }) : href('/admin/payments/$paymentId', { paymentId })
