import type { QueryOf } from '@chonoi/contract'
import { vietnamDate, vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import type { Download } from '../../http/handlers.ts'
import { record } from '../events/record.ts'
import { tableFile } from '../spreadsheets/table-file.ts'
import type { Table } from '../spreadsheets/table.ts'
import { invoicesExported } from './invoices.events.ts'
import { findInvoices, type InvoiceOfShop } from './invoices.store.ts'
import { ownerOf } from './read-invoices.ts'

/** Maximum rows of an export, because a file is built in memory. */
const maxRows = 50_000

/** The filtered invoices of the shop as a file for spreadsheets. The export is in the audit log. */
export async function exportInvoices(
  context: RequestContext,
  { side, format, ...filter }: QueryOf<'exportInvoicesCsv'>,
): Promise<Download> {
  const rows = await context.transaction((queries) =>
    findInvoices(queries, filter, ownerOf(context, side), { limit: maxRows + 1, from: 0 }),
  )
  if (rows.length > maxRows) refuseFields([{ field: 'startDate', code: 'too_many', params: { max: maxRows } }])
  await context.transaction((queries) => record(context, queries, invoicesExported(filter, rows.length)))
  const table = invoiceTable(rows, context.facts.language)
  return tableFile(table, format ?? 'csv', `invoices-${vietnamDate(context.ports.now())}`)
}

const headings = {
  vi: 'Số hóa đơn|Trạng thái|Khách hàng|E-mail|Đơn hàng|Tổng cộng (VND)|Đã trả (VND)|Còn lại (VND)|Ngày phát hành|Hạn thanh toán|Ngày tạo',
  en: 'Invoice number|Status|Customer|E-mail|Order|Total (VND)|Paid (VND)|Outstanding (VND)|Issued|Due|Created',
}

function invoiceTable(rows: readonly InvoiceOfShop[], language: 'vi' | 'en'): Table<InvoiceOfShop> {
  const values: Table<InvoiceOfShop>['columns'][number]['value'][] = [
    ({ invoice }) => invoice.invoiceNumber,
    ({ invoice }) => invoice.status,
    ({ invoice }) => `${invoice.customerLastName} ${invoice.customerFirstName}`.trim(),
    ({ invoice }) => invoice.customerEmail,
    ({ invoice }) => invoice.orderNumber,
    ({ invoice }) => vndFromCents(invoice.totalInCents),
    ({ invoice }) => vndFromCents(invoice.paidInCents),
    ({ invoice }) => vndFromCents(invoice.totalInCents - invoice.paidInCents),
    ({ invoice }) => invoice.issuedAt,
    ({ invoice }) => invoice.dueDate,
    ({ invoice }) => invoice.createdAt,
  ]
  const words = headings[language].split('|')
  return {
    name: language === 'vi' ? 'Hóa đơn' : 'Invoices',
    columns: values.map((value, index) => ({ heading: words[index] ?? '', value })),
    rows,
  }
}
