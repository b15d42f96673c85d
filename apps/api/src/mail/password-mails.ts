import type { Language } from '@chonoi/i18n'
import type { Mail } from '../ports/mailer.ts'
import type { MailBrand } from './mail-brand.ts'
import { mailPage } from './mail-page.ts'
import { mailWords } from './mail-words.ts'

interface Reader {
  email: string
  firstName: string
  language: Language
  brand?: MailBrand
}

/** The link to set a new password. */
export async function passwordResetMail(
  { email, firstName, language, brand }: Reader,
  url: string,
  minutes: number,
): Promise<Mail> {
  const i18n = await mailWords(language, [], brand?.platform)
  const t = i18n.getFixedT(language, 'mails')
  return mailPage(
    email,
    i18n,
    {
      subject: t('passwordReset.subject'),
      greeting: t('greeting', { firstName }),
      paragraphs: [t('passwordReset.asked'), t('passwordReset.link', { minutes })],
      action: { label: t('passwordReset.action'), url },
      closing: t('passwordReset.closing'),
    },
    brand,
  )
}

/** The link with which the owner of an account that an administrator created chooses the password. */
export async function accountCreatedMail(
  { email, firstName, language, brand }: Reader,
  url: string,
  days: number,
): Promise<Mail> {
  const i18n = await mailWords(language, [], brand?.platform)
  const t = i18n.getFixedT(language, 'mails')
  return mailPage(
    email,
    i18n,
    {
      subject: t('accountCreated.subject'),
      greeting: firstName ? t('greeting', { firstName }) : t('accountCreated.greeting'),
      paragraphs: [t('accountCreated.text', { email }), t('accountCreated.link', { days })],
      action: { label: t('accountCreated.action'), url },
      closing: t('accountCreated.closing'),
    },
    brand,
  )
}

/** Tells the owner that the password is another one now, in case it was not them. */
export async function passwordChangedMail(
  { email, firstName, language, brand }: Reader,
  forgotUrl: string,
): Promise<Mail> {
  const i18n = await mailWords(language, [], brand?.platform)
  const t = i18n.getFixedT(language, 'mails')
  return mailPage(
    email,
    i18n,
    {
      subject: t('passwordChanged.subject'),
      greeting: t('greeting', { firstName }),
      paragraphs: [t('passwordChanged.text')],
      action: { label: t('passwordChanged.action'), url: forgotUrl },
      closing: t('passwordChanged.closing'),
    },
    brand,
  )
}
