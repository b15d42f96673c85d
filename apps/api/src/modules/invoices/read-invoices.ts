import type { QueryOf } from '@chonoi/contract'
import { owns, runsOrdersOf, vietnamDate } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import {
  findInvoiceOfOrder,
  findInvoicePage,
  findWholeInvoice,
  type InvoiceOwner,
  sumInvoices,
  type WholeInvoice,
} from './invoices.store.ts'

type InvoiceListQuery = QueryOf<'listInvoices'> & { page: number; limit: number }

/** The shop's invoices for its people and all for the platform; own ones for everybody else, and on request. */
export function ownerOf({ person }: RequestContext, side?: 'purchases' | 'sales'): InvoiceOwner {
  const { id, tenantId } = person
  if (side === 'purchases') return { customerId: id }
  if (person.actsForPlatform) return 'all'
  return person.worksInTenant && tenantId !== null ? { tenantId } : { customerId: id }
}

export function listInvoices(context: RequestContext, { side, ...query }: InvoiceListQuery) {
  return context.transaction((queries) => findInvoicePage(queries, query, ownerOf(context, side), query))
}

/** An invoice for its shop, the platform and, once issued, its customer. */
export function readInvoice(context: RequestContext, invoiceId: string): Promise<WholeInvoice> {
  return context.transaction(async (queries) => {
    const whole = found(await findWholeInvoice(queries, invoiceId))
    const { customerId, tenantId, status } = whole.invoice
    const isOwn = owns(context.person, customerId) && status !== 'DRAFT'
    return found(isOwn || runsOrdersOf(context.person, tenantId) ? whole : undefined)
  })
}

export function readInvoiceOfOrder(context: RequestContext, orderId: string): Promise<WholeInvoice> {
  return context.transaction(async (queries) => {
    const invoice = found(await findInvoiceOfOrder(queries, orderId))
    return readInvoice(context, invoice.id)
  })
}

export function readInvoiceStatistics(context: RequestContext, period: QueryOf<'getInvoiceSummary'>) {
  const today = vietnamDate(context.ports.now())
  return context.transaction((queries) => sumInvoices(queries, ownerOf(context), period, today))
}
