import { defaultLanguage, formatMoney, textOf } from '@chonoi/i18n'
import type { Mail } from '../ports/mailer.ts'
import { mailPage } from './mail-page.ts'
import { mailWords } from './mail-words.ts'
import type { DueNotice } from './notice-mails.store.ts'

/** A notice as a mail, in the words that its reader sees in the bell and in their language. */
export async function noticeMail(notice: DueNotice, publicUrl: string): Promise<Mail> {
  const language = notice.language ?? defaultLanguage
  const i18n = await mailWords(language, ['notifications'])
  const t = i18n.getFixedT(language, 'mails')
  const { amountInCents } = notice.data
  const values = { ...notice.data, ...(typeof amountInCents === 'number' && { amount: formatMoney(amountInCents) }) }
  return mailPage(notice.email, language, {
    subject: textOf(i18n, 'notifications', `type.${notice.type}`, values) ?? notice.title,
    greeting: t('greeting', { firstName: notice.firstName }),
    paragraphs: [textOf(i18n, 'notifications', `type.${notice.type}.text`, values) ?? notice.message],
    ...(notice.link && { action: { label: t('notice.open'), url: publicUrl + notice.link } }),
    closing: t('notice.closing', { url: `${publicUrl}/notifications/preferences` }),
  })
}
