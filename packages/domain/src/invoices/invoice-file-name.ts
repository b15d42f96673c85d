/** The name of an invoice's PDF. A draft has no number yet: it is named by its order. */
export function invoiceFileName(invoice: {
  readonly id: string
  readonly invoiceNumber: string | null
  readonly orderNumber: string | null
}): string {
  return `${invoice.invoiceNumber ?? `hoa-don-nhap-${invoice.orderNumber ?? invoice.id.slice(-8)}`}.pdf`
}
