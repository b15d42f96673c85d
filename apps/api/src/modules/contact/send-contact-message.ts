import type { BodyOf, ContactReceipt } from '@chonoi/contract'
import { normalizeEmail, validateContact } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm } from '../../http/failure.ts'
import { contactMail } from '../../mail/contact-mail.ts'
import { sendInBackground } from '../../mail/send-in-background.ts'
import { platformMailBrand } from '../../mail/mail-brand.store.ts'
import { insertContactMessage } from './contact.store.ts'

/**
 * Keeps a message to the platform and mails it to its people (GAP-02). Nothing is mailed to the sender: the address is
 * anybody's to type.
 */
export async function sendContactMessage(
  context: RequestContext,
  input: BodyOf<'sendContactMessage'>,
): Promise<ContactReceipt> {
  enforceForm(validateContact, input)
  const message = {
    ...{ name: input.name.trim(), email: normalizeEmail(input.email), topic: input.topic },
    ...{ message: input.message.trim(), language: context.facts.language },
  }
  const kept = await context.asSystem((queries) =>
    insertContactMessage(queries, { ...message, userId: context.actor?.id ?? null }),
  )
  sendInBackground(context, async () => {
    const brand = await platformMailBrand(context.visitor, context.ports.publicUrl)
    return contactMail(context.ports.supportEmail, { ...message, brand, id: kept.id })
  })
  return { id: kept.id, createdAt: kept.createdAt.toISOString() }
}
