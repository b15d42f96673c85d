import { collectorOf, formatVietnamesePhone, inOneLine, orderTotals } from '@chonoi/domain'
import { formatDate, formatMoney, type I18n, type TFunction } from '@chonoi/i18n'
import type { MailOrder, MailOrderLine } from './mail-order.ts'
import type { MailedOrder } from './order-mails.store.ts'

type Words = TFunction<['mails', 'orders', 'common']>

/** A mail stays readable, and Gmail cuts one of 102 kB; the order's page has the others. */
const maxLines = 25

export interface OrderReader {
  i18n: I18n
  publicUrl: string
  /** Only the buyer's mail holds the address and the way of payment. */
  isBuyer: boolean
}

/** An order in the words of a mail, each amount as the order has it. */
export function orderInWords(mailed: MailedOrder, { i18n, publicUrl, isBuyer }: OrderReader): MailOrder {
  const { order, lines } = mailed
  const t: Words = i18n.getFixedT(i18n.language, ['mails', 'orders', 'common'])
  const left = lines.length - maxLines
  return {
    title: t('mails:order.title', { number: order.orderNumber, date: formatDate(order.createdAt) }),
    columns: { goods: t('mails:order.goods'), amount: t('mails:order.amount') },
    lines: lines.slice(0, maxLines).map((line) => lineInWords(t, line, publicUrl)),
    ...(left > 0 && { more: t('mails:order.more', { count: left }) }),
    totals: totalsInWords(t, mailed, isBuyer),
    facts: isBuyer ? factsInWords(t, mailed) : [],
  }
}

type Line = MailedOrder['lines'][number]

const lineInWords = (t: Words, line: Line, publicUrl: string): MailOrderLine => ({
  name: line.name,
  variant: line.variantName,
  quantity: t('mails:order.quantity', { quantity: line.quantity, price: formatMoney(line.priceInCents) }),
  // Before the discount, so that the lines make the subtotal.
  amount: formatMoney(line.lineTotalInCents + line.discountInCents),
  // Only our own: a picture from elsewhere would tell its server who reads the mail.
  picture: line.imageUrl?.startsWith('/files/') ? publicUrl + line.imageUrl : null,
})

/** The fee of the way of payment stands in the buyer's mail only. */
function totalsInWords(t: Words, { order, payment, paymentDueAt }: MailedOrder, isBuyer: boolean) {
  const method = t(`common:paymentMethod.${order.paymentMethod}`)
  const rows = orderTotals({
    ...{ ...order, collectedBy: collectorOf(order) },
    ...{ payment: isBuyer ? payment : null, paymentDueAt },
  })
  return rows.map(({ name, cents }) => ({
    label:
      name === 'discount' && order.couponCode
        ? t('orders:totals.discountOf', { code: order.couponCode })
        : t(`orders:totals.${name}`, { method }),
    amount:
      name === 'shipping' && cents === 0
        ? t('orders:totals.freeShipping')
        : `${name === 'discount' ? '−' : ''}${formatMoney(cents)}`,
    isTotal: name === 'total',
  }))
}

function factsInWords(t: Words, { order, shipment }: MailedOrder) {
  const { fullName, phone, line1, line2, ward, district, city, postalCode } = order.shippingAddress
  const place = inOneLine([line1, line2, ward, district, inOneLine([city, postalCode], ' ')], ', ')
  const address = inOneLine([fullName, phone && formatVietnamesePhone(phone), place])
  return [
    { label: t('mails:order.method'), text: t(`common:paymentMethod.${order.paymentMethod}`) },
    ...(address ? [{ label: t('orders:detail.address'), text: address }] : []),
    ...(shipment
      ? [
          {
            label: t('orders:shipment.carrier'),
            text: shipment.carrierName ?? t(`orders:carrier.${shipment.carrier}`),
          },
        ]
      : []),
    ...(shipment?.trackingCode ? [{ label: t('orders:shipment.trackingCode'), text: shipment.trackingCode }] : []),
    ...(shipment?.expectedOn
      ? [
          {
            label: t('orders:shipment.expectedOn'),
            text: formatDate(`${shipment.expectedOn}T00:00:00+07:00`),
          },
        ]
      : []),
  ]
}
