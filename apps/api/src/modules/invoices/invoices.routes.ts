import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { createInvoice, createInvoiceFromOrder } from './create-invoice.ts'
import { decideInvoices, deleteInvoice, updateInvoice } from './decide-invoice.ts'
import { exportInvoices } from './export-invoices.ts'
import { toInvoice, toInvoiceSummary } from './invoice-views.ts'
import { addInvoicePayment } from './pay-invoice.ts'
import { createInvoicePrint, downloadInvoicePrint, readInvoicePrint, toInvoicePrint } from './print-invoices.ts'
import { printInvoice, sendInvoice } from './print-invoice.ts'
import { listInvoices, readInvoice, readInvoiceOfOrder, readInvoiceStatistics } from './read-invoices.ts'

export const invoiceRoutes = {
  async listInvoices(context, { query }) {
    const { rows, total } = await listInvoices(context, query)
    const now = context.ports.now()
    return {
      data: rows.map((row) => toInvoiceSummary(row, now)),
      pagination: paginationOf(query.page, query.limit, total),
    }
  },
  getInvoiceSummary: (context, { query }) => readInvoiceStatistics(context, query),
  exportInvoicesCsv: (context, { query }) => exportInvoices(context, query),
  async getInvoice(context, { path }) {
    return toInvoice(await readInvoice(context, path.id), context.ports.now())
  },
  async createInvoice(context, { body }) {
    const { id } = await createInvoice(context, body)
    return toInvoice(await readInvoice(context, id), context.ports.now())
  },
  async createInvoiceFromOrder(context, { body }) {
    const { id } = await createInvoiceFromOrder(context, body)
    return toInvoice(await readInvoice(context, id), context.ports.now())
  },
  async updateInvoice(context, { path, body }) {
    await updateInvoice(context, path.id, body)
    return toInvoice(await readInvoice(context, path.id), context.ports.now())
  },
  async deleteInvoice(context, { path }) {
    await deleteInvoice(context, path.id)
    return { success: true }
  },
  async addInvoicePayment(context, { path, body }) {
    await addInvoicePayment(context, path.id, body)
    return toInvoice(await readInvoice(context, path.id), context.ports.now())
  },
  async generateInvoicePdf(context, { path }) {
    return printInvoice(context, await readInvoice(context, path.id))
  },
  async createInvoicePrint(context, { body }) {
    return toInvoicePrint(await createInvoicePrint(context, body.invoiceIds))
  },
  async getInvoicePrint(context, { path }) {
    return toInvoicePrint(await readInvoicePrint(context, path.id))
  },
  downloadInvoicePrint: (context, { path }) => downloadInvoicePrint(context, path.id),
  async sendInvoiceEmail(context, { path, body }) {
    await sendInvoice(context, path.id, body)
    return { success: true }
  },
  bulkUpdateInvoiceStatus: (context, { body }) => decideInvoices(context, body),
  async downloadOrderInvoice(context, { path }) {
    return printInvoice(context, await readInvoiceOfOrder(context, path.id))
  },
} satisfies Routes
