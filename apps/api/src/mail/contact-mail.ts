import type { ContactTopic } from '@chonoi/contract'
import { defaultLanguage, type Language, languageNames } from '@chonoi/i18n'
import type { Mail } from '../ports/mailer.ts'
import type { MailBrand } from './mail-brand.ts'
import { mailPage } from './mail-page.ts'
import { mailWords } from './mail-words.ts'

export interface Letter {
  id: string
  name: string
  email: string
  topic: ContactTopic
  message: string
  language: Language
  brand?: MailBrand
}

/** What somebody wrote on /contact, for the platform's own people; an answer goes straight to the writer. */
export async function contactMail(
  supportEmail: string,
  { id, name, email, topic, message, language, brand }: Letter,
): Promise<Mail> {
  const i18n = await mailWords(defaultLanguage, ['pages'], brand?.platform)
  const t = i18n.getFixedT(defaultLanguage, ['mails', 'pages'])
  const page = mailPage(
    supportEmail,
    i18n,
    {
      // A header is one line.
      subject: t('contact.subject', { topic: t(`pages:contact.topic.${topic}`), name }).replaceAll(/\s+/g, ' '),
      greeting: t('contact.greeting', { name, email }),
      paragraphs: message.split(/\n{2,}/),
      closing: t('contact.closing', { language: languageNames[language], id }),
    },
    brand,
  )
  return { ...page, replyTo: email }
}
