import { defaultLanguage } from '@chonoi/i18n'
import { notificationText } from '../modules/events/event-texts.ts'
import type { Mail } from '../ports/mailer.ts'
import { mailPage } from './mail-page.ts'
import { mailWords } from './mail-words.ts'
import type { DueNotice } from './notice-mails.store.ts'

/** Returns the mail of a notification, with the texts of the site in the reader's language. */
export async function noticeMail(notice: DueNotice, publicUrl: string, platform?: string): Promise<Mail> {
  const language = notice.language ?? defaultLanguage
  const i18n = await mailWords(language, ['notifications'], platform)
  const t = i18n.getFixedT(language, 'mails')
  const { title = notice.title, message = notice.message } = notificationText(i18n, notice)
  return mailPage(notice.email, language, {
    subject: title,
    greeting: t('greeting', { firstName: notice.firstName }),
    paragraphs: [message],
    ...(notice.link && { action: { label: t('notice.open'), url: publicUrl + notice.link } }),
    closing: t('notice.closing', { url: `${publicUrl}/notifications/preferences` }),
  })
}
