export const invoicePrintStatuses = ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED'] as const
export type InvoicePrintStatus = (typeof invoicePrintStatuses)[number]

/** How long an archive of printed invoices can be downloaded. The invoices can be printed again. */
export const invoicePrintHours = 24
