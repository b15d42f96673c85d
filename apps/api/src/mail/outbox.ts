import type { Database } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import type { Mail, MailAttachment } from '../ports/mailer.ts'
import { findOutboxMails } from './outbox.store.ts'

export interface OutboxMail extends Mail {
  id: string
  createdAt: string
  attachments: readonly MailAttachment[]
}

/** Lists the newest mails of the outbox, which is used when no mail server is configured. For development only. */
export async function listOutbox(api: { database: Database }, limit = 50): Promise<OutboxMail[]> {
  const rows = await inScope(api.database, systemScope, ({ queries }) => findOutboxMails(queries, limit))
  return rows.map(({ id, recipient, subject, textBody, htmlBody, attachments, createdAt }) => ({
    ...{ id, subject, to: recipient, text: textBody, html: htmlBody },
    attachments: attachments.map(({ base64, ...file }) => ({ ...file, bytes: Buffer.from(base64, 'base64') })),
    createdAt: createdAt.toISOString(),
  }))
}
