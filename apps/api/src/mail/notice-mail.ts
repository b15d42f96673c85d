import { href } from '@chonoi/domain'
import { defaultLanguage } from '@chonoi/i18n'
import { notificationText } from '../modules/events/event-texts.ts'
import type { Mail } from '../ports/mailer.ts'
import type { MailBrand } from './mail-brand.ts'
import { mailPage } from './mail-page.ts'
import { mailWords } from './mail-words.ts'
import type { DueNotice } from './notice-mails.store.ts'

export interface NoticeMailSetting {
  publicUrl: string
  brand?: MailBrand
  /** Names the reader to the address that stops such mails. */
  stopToken: string | undefined
}

/** Returns the mail of a notification, with the texts of the site in the reader's language and the way to stop it. */
export async function noticeMail(
  notice: Omit<DueNotice, 'userId'>,
  { publicUrl, brand, stopToken }: NoticeMailSetting,
): Promise<Mail> {
  const language = notice.language ?? defaultLanguage
  const i18n = await mailWords(language, ['notifications'], brand?.platform)
  const t = i18n.getFixedT(language, 'mails')
  const { title = notice.title, message = notice.message } = notificationText(i18n, notice)
  // Nobody switches these off, so that whoever took over an account can't either.
  const isSecurity = notice.type === 'SECURITY_ALERT'
  const words = {
    subject: title,
    greeting: t('greeting', { firstName: notice.firstName }),
    paragraphs: [message],
    ...(notice.link && { action: { label: t('notice.open'), url: publicUrl + notice.link } }),
    closing: isSecurity
      ? t('notice.securityClosing', { url: publicUrl + href('/forgot-password') })
      : t('notice.closing', { url: publicUrl + href('/notifications/preferences') }),
  }
  const mail = { ...mailPage(notice.email, language, words, brand), messageKey: notice.id }
  if (isSecurity || !stopToken) return mail
  return { ...mail, unsubscribeUrl: `${publicUrl}/api/v1/notification-campaigns/one-click-unsubscribe?id=${stopToken}` }
}
