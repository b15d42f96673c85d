import { href, paragraphsOf, personalText } from '@chonoi/domain'
import { defaultLanguage, type Language } from '@chonoi/i18n'
import type { Mail } from '../ports/mailer.ts'
import type { MailBrand } from './mail-brand.ts'
import { mailPage } from './mail-page.ts'
import { mailWords } from './mail-words.ts'
import { unlinked } from './unlinked.ts'

export interface CampaignReader {
  email: string
  firstName: string
  lastName: string
  language: Language | null
}

export interface CampaignMailContent {
  subject: string
  content: string
  link: string | null
}

export interface CampaignMailPlace {
  publicUrl: string
  brand?: MailBrand
  /** Names the reader's copy, so that a click is counted and they can stop promotions. Absent in tests and previews. */
  token?: string
  /** Marks the subject of a test. */
  isTest?: boolean
}

/** Returns the mail of a campaign: its texts with the reader's name, in words around them of their language. */
export async function campaignMail(
  campaign: CampaignMailContent,
  reader: CampaignReader,
  { publicUrl, brand, token, isTest = false }: CampaignMailPlace,
): Promise<Mail> {
  const language = reader.language ?? defaultLanguage
  const i18n = await mailWords(language, [], brand?.platform)
  const t = i18n.getFixedT(language, 'mails')
  const subject = personalText(campaign.subject, reader)
  const names = { firstName: unlinked(reader.firstName), lastName: unlinked(reader.lastName) }
  const mail = mailPage(
    reader.email,
    i18n,
    {
      subject: isTest ? t('campaign.testSubject', { subject }) : subject,
      greeting: t('greeting', { firstName: reader.firstName }),
      paragraphs: [],
      content: paragraphsOf(personalText(campaign.content, names)),
      ...(campaign.link && { action: { label: t('campaign.open'), url: publicUrl + linkOf(campaign.link, token) } }),
      closing: t('campaign.closing'),
      links: [
        {
          label: t('campaign.stop'),
          url:
            publicUrl + (token ? href('/unsubscribe', { query: { id: token } }) : href('/notifications/preferences')),
        },
      ],
    },
    brand,
  )
  return token
    ? { ...mail, unsubscribeUrl: `${publicUrl}/api/v1/notification-campaigns/one-click-unsubscribe?id=${token}` }
    : mail
}

const linkOf = (link: string, token: string | undefined) =>
  token ? href('/offer', { query: { id: token, to: link } }) : link
