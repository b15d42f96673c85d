import { amountInEnglish, amountInVietnamese } from '@chonoi/domain'
import { formatDate, formatMoney } from '@chonoi/i18n'
import type { DocumentPart, PrintedDocument } from '../ports/document.ts'
import type { WholeInvoice } from '../modules/invoices/invoices.store.ts'
import { brandBar, columnHead, type DocumentLogos, label, logoColumn, muted, right } from './document-parts.ts'
import { paperColor } from './mail-brand.ts'

const paymentMethods = {
  CASH: 'Tiền mặt',
  BANK_TRANSFER: 'Chuyển khoản',
  CARD: 'Thẻ',
  WALLET: 'Ví Chợ Nổi',
  OTHER: 'Khác',
} as const

/**
 * An invoice as a document on A4, in Vietnamese with English labels beside it, and the total in words of both. Its head has
 * the shop's logo and colour; the title takes the nearest shade that is readable on paper.
 */
export function invoiceDocument(whole: WholeInvoice, logos: DocumentLogos): PrintedDocument {
  const { invoice } = whole
  const number = invoice.invoiceNumber ?? 'Bản nháp'
  return {
    info: { title: `Hóa đơn ${number}`, author: whole.shop.name, creator: 'Chợ Nổi' },
    ...(invoice.status === 'DRAFT' || invoice.status === 'CANCELLED'
      ? { watermark: { text: invoice.status === 'DRAFT' ? 'BẢN NHÁP' : 'ĐÃ HỦY', opacity: 0.12, angle: -40 } }
      : {}),
    foot: `${number} · `,
    content: [
      heading(whole, number, logos),
      parties(whole),
      items(whole),
      totals(whole),
      words(whole),
      ...payments(whole),
      ...notes(whole),
    ],
  }
}

function heading({ invoice, shop }: WholeInvoice, number: string, logos: DocumentLogos): DocumentPart {
  const dates: DocumentPart[] = [
    {
      text: [
        { text: 'Số / No. ', color: muted },
        { text: number, bold: true },
      ],
    },
    ...(invoice.issuedAt ? [{ text: [{ text: 'Ngày / Date ', color: muted }, formatDate(invoice.issuedAt)] }] : []),
    ...(invoice.dueDate
      ? [
          {
            text: [
              { text: 'Hạn thanh toán / Due ', color: muted },
              formatDate(new Date(`${invoice.dueDate}T00:00+07:00`)),
            ],
          },
        ]
      : []),
    ...(invoice.orderNumber ? [{ text: [{ text: 'Đơn hàng / Order ', color: muted }, invoice.orderNumber] }] : []),
  ]
  const color = paperColor(shop.primaryColor)
  const title: DocumentPart = {
    stack: [
      { text: 'HÓA ĐƠN BÁN HÀNG', fontSize: 18, bold: true, ...(color && { color }) },
      { text: 'Sales invoice', color: muted },
    ],
    width: '*',
  }
  return {
    stack: [
      {
        columns: [...logoColumn(shop.logoUrl, logos), title, { stack: dates, alignment: 'right', width: 'auto' }],
        columnGap: 24,
      },
      ...(color ? [brandBar(shop.primaryColor)] : []),
    ],
    margin: [0, 0, 0, color ? 16 : 24],
  }
}

function parties({ shop, invoice }: WholeInvoice): DocumentPart {
  const party = (title: DocumentPart, name: string, lines: readonly (string | null)[]): DocumentPart => ({
    stack: [title, { text: name, bold: true, fontSize: 11 }, ...lines.filter((text) => text !== null)],
    width: '*',
  })
  return {
    columns: [
      party(label('Người bán', 'Seller'), shop.name, [shop.city, shop.contactEmail, shop.phone]),
      party(label('Người mua', 'Buyer'), `${invoice.customerLastName} ${invoice.customerFirstName}`.trim(), [
        invoice.customerEmail,
        invoice.customerAddress,
      ]),
    ],
    columnGap: 24,
    margin: [0, 0, 0, 20],
  }
}

function items({ lines }: WholeInvoice): DocumentPart {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [18, '*', 'auto', 'auto', 'auto', 'auto'],
      body: [
        [
          columnHead('#', 'No.', 'left'),
          columnHead('Hàng hóa', 'Item', 'left'),
          columnHead('SL', 'Qty'),
          columnHead('Đơn giá', 'Unit price'),
          columnHead('Giảm giá', 'Discount'),
          columnHead('Thành tiền', 'Amount'),
        ],
        ...lines.map((item, index) => [
          String(index + 1),
          item.name,
          right(String(item.quantity)),
          right(formatMoney(item.unitPriceInCents)),
          right(item.discountInCents > 0 ? formatMoney(item.discountInCents) : '–'),
          right(formatMoney(item.lineTotalInCents)),
        ]),
      ],
    },
    layout: 'ruledRows',
  }
}

function totals({ invoice }: WholeInvoice): DocumentPart {
  const row = (name: DocumentPart, cents: number, bold = false) => [name, right(formatMoney(cents), bold)]
  const body = [
    row(label('Tiền hàng', 'Subtotal'), invoice.subtotalInCents),
    ...(invoice.discountInCents > 0 ? [row(label('Giảm giá', 'Discount'), -invoice.discountInCents)] : []),
    ...(invoice.shippingInCents > 0 ? [row(label('Phí giao hàng', 'Shipping'), invoice.shippingInCents)] : []),
    row(label('Tổng cộng', 'Total', { bold: true }), invoice.totalInCents, true),
    row(label('Đã thanh toán', 'Paid'), invoice.paidInCents),
    row(label('Còn lại', 'Outstanding', { bold: true }), invoice.totalInCents - invoice.paidInCents, true),
  ]
  return {
    columns: [
      { text: '', width: '*' },
      { table: { widths: ['*', 'auto'], body }, layout: 'noBorders', width: 280 },
    ],
    margin: [0, 12, 0, 12],
  }
}

function words({ invoice }: WholeInvoice): DocumentPart {
  return {
    stack: [
      { text: [{ text: 'Bằng chữ: ', color: muted }, amountInVietnamese(invoice.totalInCents)] },
      { text: [{ text: 'In words: ', color: muted }, amountInEnglish(invoice.totalInCents)] },
    ],
    margin: [0, 0, 0, 16],
  }
}

function payments({ payments: received }: WholeInvoice): DocumentPart[] {
  if (received.length === 0) return []
  return [
    label('Thanh toán', 'Payments', { bold: true }),
    {
      table: {
        widths: ['auto', '*', 'auto'],
        body: received.map(({ paidAt, method, reference, amountInCents }) => [
          formatDate(paidAt),
          [paymentMethods[method], reference].filter(Boolean).join(' · '),
          right(formatMoney(amountInCents)),
        ]),
      },
      layout: 'noBorders',
      margin: [0, 0, 0, 16],
    },
  ]
}

function notes({ invoice }: WholeInvoice): DocumentPart[] {
  return invoice.notes ? [{ text: [{ text: 'Ghi chú / Notes: ', color: muted }, invoice.notes] }] : []
}
