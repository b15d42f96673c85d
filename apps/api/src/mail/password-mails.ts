import type { Language } from '@chonoi/i18n'
import type { Mail } from '../ports/mailer.ts'
import { mailPage } from './mail-page.ts'
import { mailWords } from './mail-words.ts'

interface Reader {
  email: string
  firstName: string
  language: Language
  /** The platform's name. Default the product's. */
  platform?: string
}

/** The link to set a new password. */
export async function passwordResetMail(
  { email, firstName, language, platform }: Reader,
  url: string,
  minutes: number,
): Promise<Mail> {
  const t = (await mailWords(language, [], platform)).getFixedT(language, 'mails')
  return mailPage(email, language, {
    subject: t('passwordReset.subject'),
    greeting: t('greeting', { firstName }),
    paragraphs: [t('passwordReset.asked'), t('passwordReset.link', { minutes })],
    action: { label: t('passwordReset.action'), url },
    closing: t('passwordReset.closing'),
  })
}

/** Tells the owner that the password is another one now, in case it was not them. */
export async function passwordChangedMail(
  { email, firstName, language, platform }: Reader,
  forgotUrl: string,
): Promise<Mail> {
  const t = (await mailWords(language, [], platform)).getFixedT(language, 'mails')
  return mailPage(email, language, {
    subject: t('passwordChanged.subject'),
    greeting: t('greeting', { firstName }),
    paragraphs: [t('passwordChanged.text')],
    action: { label: t('passwordChanged.action'), url: forgotUrl },
    closing: t('passwordChanged.closing'),
  })
}
