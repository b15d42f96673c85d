import { defaultLanguage, formatMoney, type Language } from '@chonoi/i18n'
import type { Mail } from '../ports/mailer.ts'
import type { MailBrand } from './mail-brand.ts'
import { mailPage } from './mail-page.ts'
import { mailWords } from './mail-words.ts'

interface InvoiceLetter {
  to: string
  /** The reader's. Null: never chosen. */
  language: Language | null
  customer: string
  shop: string
  /** The shop's own address, when it has one. */
  replyTo: string | null
  invoiceNumber: string
  totalInCents: number
  /** What the shop adds. Empty for nothing. */
  message: string
  file: { fileName: string; bytes: Uint8Array }
  brand?: MailBrand
}

/** An invoice for its customer, with the PDF attached. */
export async function invoiceMail(letter: InvoiceLetter): Promise<Mail> {
  const { to, customer, shop, replyTo, invoiceNumber, totalInCents, message, file } = letter
  const language = letter.language ?? defaultLanguage
  const i18n = await mailWords(language, [], letter.brand?.platform)
  const t = i18n.getFixedT(language, 'mails')
  const page = mailPage(
    to,
    i18n,
    {
      // A header is one line.
      subject: t('invoice.subject', { invoiceNumber, shop }).replaceAll(/\s+/g, ' '),
      greeting: t('invoice.greeting', { customer }),
      paragraphs: [
        t('invoice.text', { shop, invoiceNumber, amount: formatMoney(totalInCents) }),
        ...message.split(/\n{2,}/).filter(Boolean),
      ],
      closing: t('invoice.closing'),
    },
    letter.brand,
  )
  return {
    ...page,
    ...(replyTo && { replyTo }),
    attachments: [{ ...file, contentType: 'application/pdf' }],
  }
}
