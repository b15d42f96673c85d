import type { BodyOf } from '@chonoi/contract'
import { invoiceFileName, maySendInvoice, normalizeEmail, validateInvoiceEmail } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found, refuseFields } from '../../http/failure.ts'
import { Download } from '../../http/handlers.ts'
import { readDocumentLogos } from '../../mail/document-logos.ts'
import { invoiceDocument } from '../../mail/invoice-document.ts'
import { invoiceMail } from '../../mail/invoice-mail.ts'
import { findLegalShop, type LegalShop } from '../../mail/legal-shop.store.ts'
import { shopMailBrand } from '../../mail/mail-brand.store.ts'
import type { Ports } from '../../ports/ports.ts'
import type { TurnOptions } from '../../ports/turns.ts'
import { record } from '../events/record.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { invoiceSent } from './invoices.events.ts'
import { findUserIn } from '../users/users.store.ts'
import { findMembershipByEmail } from '../invitations/invitations.store.ts'
import type { InvoiceRow, WholeInvoice } from './invoices.store.ts'
import { readInvoice } from './read-invoices.ts'

/** The invoice as a PDF with the shop's logo and colour, and its legal name where it is known. */
export async function invoicePdf(
  ports: Pick<Ports, 'documents' | 'files' | 'images'>,
  whole: WholeInvoice,
  legal: LegalShop | undefined,
  options?: TurnOptions,
): Promise<Uint8Array> {
  const logos = await readDocumentLogos(ports, [whole.shop.logoUrl])
  return ports.documents.print(invoiceDocument(whole, logos, legal), options)
}

async function pdfOf(context: RequestContext, whole: WholeInvoice, options?: TurnOptions): Promise<Uint8Array> {
  const legal = await context.asSystem((queries) => findLegalShop(queries, whole.invoice.tenantId))
  return invoicePdf(context.ports, whole, legal, options)
}

export async function printInvoice(context: RequestContext, whole: WholeInvoice): Promise<Download> {
  const bytes = await pdfOf(context, whole, { signal: context.facts.signal })
  return new Download(bytes, 'application/pdf', invoiceFileName(whole.invoice))
}

/**
 * Mails an issued invoice with its PDF to the customer or a member of the shop, in the customer's language. Sent before
 * the answer, so that a failure is shown to the sender.
 */
export async function sendInvoice(
  context: RequestContext,
  id: string,
  { to, message }: BodyOf<'sendInvoiceEmail'>,
): Promise<void> {
  const whole = await readInvoice(context, id)
  found(isManagedHere(context, whole.invoice.tenantId) ? whole : undefined)
  enforce(maySendInvoice(whole.invoice, context.person))
  const { invoice, shop } = whole
  const recipient = await recipientOf(context, invoice, to)
  enforceForm(validateInvoiceEmail, { to: recipient, message: message ?? '' })
  await context.ports.rateLimits.consume('invoice-mail', invoice.tenantId)
  const customer = await context.asSystem((queries) => findUserIn(queries, invoice.customerId, null))
  const mail = await invoiceMail({
    brand: await context.asSystem((queries) => shopMailBrand(queries, context.ports.publicUrl, invoice.tenantId)),
    to: recipient,
    language: customer?.user.language ?? null,
    customer: `${invoice.customerLastName} ${invoice.customerFirstName}`.trim(),
    shop: shop.name,
    replyTo: shop.contactEmail,
    invoiceNumber: invoice.invoiceNumber ?? '',
    totalInCents: invoice.totalInCents,
    message: message?.trim() ?? '',
    file: { fileName: invoiceFileName(whole.invoice), bytes: await pdfOf(context, whole) },
  })
  await context.ports.mailer.send(mail)
  await context.transaction((queries) => record(context, queries, invoiceSent(invoice, recipient)))
}

/** Nobody else is written to: the free text would be mail in the platform's name to strangers. */
async function recipientOf(context: RequestContext, { tenantId, customerEmail }: InvoiceRow, to = customerEmail) {
  const email = normalizeEmail(to)
  if (email === normalizeEmail(customerEmail)) return customerEmail
  const member = await context.asSystem((system) => findMembershipByEmail(system, tenantId, email))
  return member?.status === 'ACTIVE' ? email : refuseFields([{ field: 'to', code: 'invoice.recipient_unknown' }])
}
