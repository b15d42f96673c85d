import { collectorOf, formatVietnamesePhone, inOneLine, paymentStanding, type ShippingCarrier } from '@chonoi/domain'
import { formatDate, formatMoney } from '@chonoi/i18n'
import type { OrderToPack } from '../modules/orders/orders.store.ts'
import type { DocumentPart, PrintedDocument } from '../ports/document.ts'
import { brandBar, columnHead, type DocumentLogos, label, logoColumn, muted, right } from './document-parts.ts'

interface SlipOptions {
  withPrices: boolean
  /** The carriers' names in Vietnamese. */
  carrierName: (carrier: ShippingCarrier) => string
  logos: DocumentLogos
}

/** The slips that lie in the parcels, each order on its own pages: for whom, what, and what the buyer wrote. */
export function packingSlipsDocument(orders: readonly OrderToPack[], options: SlipOptions): PrintedDocument {
  const numbers = orders.map(({ order }) => order.orderNumber)
  const [first] = orders
  return {
    info: {
      title: `Phiếu giao hàng ${numbers.join(', ')}`,
      author: first?.shop.name ?? '',
      creator: 'Chợ Nổi',
      // Printed again, slips of unchanged orders are the same file.
      creationDate: new Date(Math.max(...orders.map(({ order }) => order.updatedAt.getTime()))),
    },
    foot: numbers.length === 1 ? `${numbers[0]} · ` : '',
    content: orders.map((order, index) => slip(order, options, index > 0)),
  }
}

function slip(whole: OrderToPack, options: SlipOptions, isNextPage: boolean): DocumentPart {
  const { withPrices, logos } = options
  return {
    stack: [
      heading(whole, logos),
      parties(whole, options),
      items(whole, withPrices),
      ...(withPrices ? [totals(whole)] : []),
      ...note(whole),
      ...toPay(whole),
    ],
    ...(isNextPage && { pageBreak: 'before' }),
  }
}

/** The shop's logo and name over a bar in its colour, beside the number of the order. */
function heading({ shop, order }: OrderToPack, logos: DocumentLogos): DocumentPart {
  const contact = [shop.city, shop.phone && formatVietnamesePhone(shop.phone), shop.contactEmail].filter(Boolean)
  return {
    stack: [
      {
        columns: [
          ...logoColumn(shop.logoUrl, logos),
          {
            stack: [
              { text: shop.name, fontSize: 16, bold: true },
              { text: contact.join(' · '), color: muted },
            ],
            width: '*',
          },
          {
            stack: [
              { text: 'PHIẾU GIAO HÀNG', bold: true, fontSize: 12 },
              { text: 'Packing slip', color: muted },
              { text: order.orderNumber, bold: true },
              { text: formatDate(order.createdAt), color: muted },
              ...(order.status === 'CANCELLED' ? [{ text: 'ĐÃ HỦY / CANCELLED', bold: true }] : []),
            ],
            alignment: 'right',
            width: 'auto',
          },
        ],
        columnGap: 24,
      },
      brandBar(shop.primaryColor),
    ],
  }
}

/** For whom, and the code that the carrier scans; the order's own until the carrier has given one. */
function parties({ order, shipment }: OrderToPack, { carrierName }: SlipOptions): DocumentPart {
  const { fullName, phone, line1, line2, ward, district, city, postalCode } = order.shippingAddress
  const place = inOneLine([line1, line2, ward, district, inOneLine([city, postalCode], ' ')], ', ')
  const code = shipment?.trackingCode ?? order.orderNumber
  return {
    columns: [
      {
        stack: [
          label('Người nhận', 'Deliver to'),
          { text: fullName, bold: true, fontSize: 13 },
          { text: formatVietnamesePhone(phone), bold: true },
          place,
        ],
        width: '*',
      },
      {
        stack: [
          ...(shipment
            ? [
                label('Đơn vị vận chuyển', 'Carrier'),
                { text: shipment.carrierName ?? carrierName(shipment.carrier), bold: true },
              ]
            : []),
          shipment?.trackingCode ? label('Mã vận đơn', 'Tracking code') : label('Mã đơn', 'Order'),
          { text: code, bold: true },
          { barcode: code, fit: [220, 44], margin: [0, 4, 0, 0] },
        ],
        width: 220,
      },
    ],
    columnGap: 24,
    margin: [0, 0, 0, 20],
  }
}

function items({ lines }: OrderToPack, withPrices: boolean): DocumentPart {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [18, '*', 'auto', 'auto', ...(withPrices ? (['auto', 'auto'] as const) : [])],
      body: [
        [
          columnHead('#', 'No.', 'left'),
          columnHead('Hàng hóa', 'Item', 'left'),
          columnHead('Mã hàng', 'SKU', 'left'),
          columnHead('SL', 'Qty'),
          ...(withPrices ? [columnHead('Đơn giá', 'Unit price'), columnHead('Thành tiền', 'Amount')] : []),
        ],
        ...lines.map((line, index) => [
          String(index + 1),
          { stack: [line.name, ...(line.variantName ? [{ text: line.variantName, color: muted }] : [])] },
          line.sku ?? '–',
          right(String(line.quantity), true),
          ...(withPrices
            ? [right(formatMoney(line.priceInCents)), right(formatMoney(line.lineTotalInCents + line.discountInCents))]
            : []),
        ]),
      ],
    },
    layout: 'ruledRows',
  }
}

function totals({ order }: OrderToPack): DocumentPart {
  const row = (name: DocumentPart, cents: number, bold = false) => [name, right(formatMoney(cents), bold)]
  const body = [
    row(label('Tiền hàng', 'Subtotal'), order.subtotalInCents),
    ...(order.discountInCents > 0 ? [row(label('Giảm giá', 'Discount'), -order.discountInCents)] : []),
    row(label('Phí giao hàng', 'Shipping'), order.shippingInCents),
    row(label('Tổng cộng', 'Total', { bold: true }), order.totalInCents, true),
  ]
  return {
    columns: [
      { text: '', width: '*' },
      { table: { widths: ['*', 'auto'], body }, layout: 'noBorders', width: 280 },
    ],
    margin: [0, 12, 0, 0],
  }
}

function note({ order }: OrderToPack): DocumentPart[] {
  if (!order.note) return []
  return [
    {
      stack: [label('Lời nhắn của người mua', 'Note of the buyer', { bold: true }), order.note],
      margin: [0, 16, 0, 0],
    },
  ]
}

/** What the carrier collects. Said without prices too: who brings the parcel must know. */
function toPay({ order }: OrderToPack): DocumentPart[] {
  if (paymentStanding({ ...order, collectedBy: collectorOf(order) }) !== 'ON_DELIVERY') return []
  return [
    {
      text: [label('Thu khi giao', 'Collect on delivery'), ': ', { text: formatMoney(order.totalInCents), bold: true }],
      fontSize: 14,
      margin: [0, 16, 0, 0],
    },
  ]
}
