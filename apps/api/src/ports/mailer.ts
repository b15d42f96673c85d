import { withoutControls } from '@chonoi/domain'
import { createTransport } from 'nodemailer'
import type { Database } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { mailOutbox } from '../database/tables/platform.ts'

export interface Mail {
  to: string
  /** Reply-To, when it differs from the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  /** Makes the Message-ID, so that mail servers know a copy that comes again. */
  messageKey?: string
  /** Stops such mails at one POST, for the button of the reader's mail program (RFC 8058). */
  unsubscribeUrl?: string
}

export interface MailAttachment {
  fileName: string
  contentType: string
  bytes: Uint8Array
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Timeout in milliseconds. A mail that fails is retried later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** The domain of a sender such as `Chợ Nổi <no-reply@chonoi.vn>`. */
const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

/** Connections that carry many mails each: a handshake costs more than a mail. Those that idle end at the timeout. */
const connections = {
  ...{ pool: true as const, maxConnections: 10, maxMessages: 100 },
  // For the mail whose connection had just ended; what fails again is its caller's to retry.
  maxRequeues: 1,
}

/** Sends by SMTP, e.g. smtps://user:password@host. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...connections, ...timeouts })
  return {
    async send({ to, replyTo, subject, text, html, attachments = [], messageKey, unsubscribeUrl }) {
      await transport.sendMail({
        ...{ from, to, replyTo, text, html },
        subject: withoutControls(subject),
        ...(messageKey && { messageId: `<${messageKey}@${domainOf(from)}>` }),
        ...(unsubscribeUrl && {
          headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        attachments: attachments.map(({ fileName, contentType, bytes }) => ({
          filename: fileName,
          contentType,
          content: Buffer.from(bytes),
        })),
      })
    },
  }
}

/** Keeps mails in the database instead, where the development page /dev/outbox shows them. */
export function outboxMailer(database: Database): Mailer {
  return {
    async send({ to, subject, text, html, attachments = [] }) {
      const kept = attachments.map(({ fileName, contentType, bytes }) => ({
        ...{ fileName, contentType },
        base64: Buffer.from(bytes).toString('base64'),
      }))
      await inScope(database, systemScope, ({ queries }) =>
        queries
          .insert(mailOutbox)
          .values({ recipient: to, subject, textBody: text, htmlBody: html, attachments: kept }),
      )
    },
  }
}
