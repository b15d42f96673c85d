import { invitationDays, type InvitableRole } from '@chonoi/domain'
import type { Language } from '@chonoi/i18n'
import type { Mail } from '../ports/mailer.ts'
import type { MailBrand } from './mail-brand.ts'
import { mailPage } from './mail-page.ts'
import { mailWords } from './mail-words.ts'

interface InvitationLetter {
  to: string
  /** The reader's. */
  language: Language
  shop: string
  role: InvitableRole
  inviter: { firstName: string; lastName: string; email: string }
  message: string | null
  url: string
  brand?: MailBrand
}

/** The link of an invitation. */
export async function invitationMail({
  to,
  language,
  shop,
  role,
  inviter,
  message,
  url,
  brand,
}: InvitationLetter): Promise<Mail> {
  const i18n = await mailWords(language, ['roles'], brand?.platform)
  const t = i18n.getFixedT(language, ['mails', 'roles'])
  const name = `${inviter.lastName} ${inviter.firstName}`.trim()
  return mailPage(
    to,
    i18n,
    {
      // A header is one line.
      subject: t('invitation.subject', { inviter: name, shop }).replaceAll(/\s+/g, ' '),
      greeting: t('invitation.greeting'),
      paragraphs: [
        t('invitation.text', { inviter: name, inviterEmail: inviter.email, shop, role: t(`roles:${role}`) }),
        ...(message ? [t('invitation.message', { message })] : []),
        t('invitation.link', { days: invitationDays, email: to }),
      ],
      action: { label: t('invitation.action'), url },
      closing: t('invitation.closing'),
    },
    brand,
  )
}
