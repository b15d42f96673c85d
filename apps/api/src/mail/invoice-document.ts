import { amountInEnglish, amountInVietnamese, formatVietnamesePhone, inOneLine } from '@chonoi/domain'
import { formatDate, formatMoney } from '@chonoi/i18n'
import type { DocumentPart, PrintedDocument } from '../ports/document.ts'
import type { WholeInvoice } from '../modules/invoices/invoices.store.ts'
import { brandBar, columnHead, type DocumentLogos, label, logoColumn, muted, right } from './document-parts.ts'
import type { LegalShop } from './legal-shop.store.ts'
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
export function invoiceDocument(whole: WholeInvoice, logos: DocumentLogos, legal?: LegalShop): PrintedDocument {
  const { invoice } = whole
  const number = invoice.invoiceNumber ?? 'Bản nháp'
  return {
    info: { title: `Hóa đơn ${number}`, author: whole.shop.name, creator: 'Chợ Nổi' },
    ...(invoice.status === 'DRAFT' || invoice.status === 'CANCELLED'
      ? { watermark: invoice.status === 'DRAFT' ? 'BẢN NHÁP' : 'ĐÃ HỦY' }
      : {}),
    foot: `${inOneLine([whole.shop.name, number])} · `,
    content: [
      heading(whole, number, logos),
      parties(whole, legal),
      items(whole),
      {
        columns: [
          { stack: [...words(whole), ...payments(whole), ...notes(whole)], width: '*' },
          { stack: [totals(whole)], width: 250 },
        ],
        columnGap: 24,
        margin: [0, 12, 0, 0],
      },
      signatures(whole),
    ],
  }
}

const fact = (name: string, value: string, bold = false): DocumentPart => ({
  text: [
    { text: `${name} `, color: muted },
    { text: value, bold },
  ],
})

const dayOf = (day: string) => formatDate(new Date(`${day}T00:00+07:00`))

function heading({ invoice, shop }: WholeInvoice, number: string, logos: DocumentLogos): DocumentPart {
  const color = paperColor(shop.primaryColor)
  const title: DocumentPart = {
    stack: [
      { text: 'HÓA ĐƠN BÁN HÀNG', fontSize: 16, bold: true, noWrap: true, ...(color && { color }) },
      { text: 'Sales invoice', color: muted },
      fact('Số / No.', number, true),
      ...(invoice.issuedAt ? [fact('Ngày / Date', formatDate(invoice.issuedAt))] : []),
      ...(invoice.dueDate ? [fact('Hạn thanh toán / Due', dayOf(invoice.dueDate))] : []),
      ...(invoice.orderNumber ? [fact('Đơn hàng / Order', invoice.orderNumber)] : []),
    ],
    alignment: 'right',
    width: 'auto',
  }
  return {
    stack: [
      {
        columns: [...logoColumn(shop.logoUrl, logos), { text: shop.name, fontSize: 16, bold: true, width: '*' }, title],
        columnGap: 24,
      },
      ...(color ? [brandBar(shop.primaryColor)] : []),
    ],
    margin: [0, 0, 0, color ? 16 : 24],
  }
}

/** The seller by law where it is known, else by the name of its shop. */
function parties({ shop, invoice }: WholeInvoice, legal: LegalShop | undefined): DocumentPart {
  const party = (title: DocumentPart, name: string, lines: readonly (DocumentPart | null)[]): DocumentPart => ({
    stack: [title, { text: name, bold: true, fontSize: 11 }, ...lines.filter((line) => line !== null)],
    width: '*',
  })
  return {
    columns: [
      party(label('Người bán', 'Seller'), legal?.legalName ?? shop.name, [
        legal ? fact('Mã số thuế / Tax code', legal.taxCode) : null,
        legal && legal.legalName !== shop.name ? fact('Gian hàng / Shop', shop.name) : null,
        shop.city && fact('Địa chỉ / Address', shop.city),
        shop.contactEmail && fact('Email', shop.contactEmail),
        shop.phone && fact('Điện thoại / Phone', formatVietnamesePhone(shop.phone)),
      ]),
      party(label('Người mua', 'Buyer'), `${invoice.customerLastName} ${invoice.customerFirstName}`.trim(), [
        fact('Email', invoice.customerEmail),
        invoice.customerAddress && fact('Địa chỉ / Address', invoice.customerAddress),
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
  const outstanding = invoice.totalInCents - invoice.paidInCents
  return {
    stack: [
      {
        table: {
          widths: ['*', 'auto'],
          body: [
            row(label('Tiền hàng', 'Subtotal'), invoice.subtotalInCents),
            ...(invoice.discountInCents > 0 ? [row(label('Giảm giá', 'Discount'), -invoice.discountInCents)] : []),
            ...(invoice.shippingInCents > 0 ? [row(label('Phí giao hàng', 'Shipping'), invoice.shippingInCents)] : []),
          ],
        },
        layout: 'noBorders',
      },
      {
        table: {
          widths: ['*', 'auto'],
          body: [
            [
              { text: [label('Tổng cộng', 'Total')], fontSize: 12, bold: true },
              { ...right(formatMoney(invoice.totalInCents), true), fontSize: 12 },
            ],
            row(label('Đã thanh toán', 'Paid'), invoice.paidInCents),
            row(label('Còn lại', 'Outstanding', { bold: true }), outstanding, true),
          ],
        },
        layout: 'lineAbove',
        margin: [0, 4, 0, 0],
      },
    ],
  }
}

function words({ invoice }: WholeInvoice): DocumentPart[] {
  return [
    label('Bằng chữ', 'In words', { bold: true }),
    amountInVietnamese(invoice.totalInCents),
    { text: amountInEnglish(invoice.totalInCents), color: muted, margin: [0, 0, 0, 14] },
  ]
}

/** What was paid, or until when it is to be paid. */
function payments({ invoice, payments: received }: WholeInvoice): DocumentPart[] {
  const head = label('Thanh toán', 'Payment', { bold: true })
  if (received.length === 0) {
    const due = invoice.dueDate ? `Thanh toán trước ngày ${dayOf(invoice.dueDate)}` : 'Chưa thanh toán'
    return [head, { text: [due, { text: ' / Outstanding', color: muted }], margin: [0, 0, 0, 14] }]
  }
  return [
    head,
    {
      table: {
        widths: ['auto', '*', 'auto'],
        body: received.map(({ paidAt, method, reference, amountInCents }) => [
          formatDate(paidAt),
          inOneLine([paymentMethods[method], reference]),
          right(formatMoney(amountInCents)),
        ]),
      },
      layout: 'noBorders',
      margin: [0, 0, 0, 14],
    },
  ]
}

const notes = ({ invoice }: WholeInvoice): DocumentPart[] =>
  invoice.notes ? [label('Ghi chú', 'Notes', { bold: true }), invoice.notes] : []

/** Where both sign, as on paper invoices of Vietnam. */
function signatures({ shop, invoice }: WholeInvoice): DocumentPart {
  const place = (vietnamese: string, english: string, name: string): DocumentPart => ({
    stack: [
      label(vietnamese, english, { bold: true }),
      { text: 'Ký, ghi rõ họ tên / Signature, full name', color: muted, fontSize: 8 },
      { text: name, margin: [0, 64, 0, 0] },
    ],
    alignment: 'center',
    width: '*',
  })
  const buyer = `${invoice.customerLastName} ${invoice.customerFirstName}`.trim()
  return {
    columns: [place('Người mua hàng', 'Buyer', buyer), place('Người bán hàng', 'Seller', shop.name)],
    columnGap: 24,
    margin: [0, 36, 0, 0],
  }
}
