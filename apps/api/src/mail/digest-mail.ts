import { href } from '@chonoi/domain'
import { defaultLanguage } from '@chonoi/i18n'
import { notificationText } from '../modules/events/event-texts.ts'
import type { Mail } from '../ports/mailer.ts'
import type { DigestNotice, DueDigest } from './digests.store.ts'
import type { MailBrand } from './mail-brand.ts'
import { mailPage } from './mail-page.ts'
import { mailWords } from './mail-words.ts'
import { noticeLinks } from './notice-links.ts'

/** A mail stays readable; the list of notifications has the others. */
const maxItems = 50

/** Returns the one mail of a day, with the texts of the site in the reader's language and the way to stop it. */
export async function digestMail(
  digest: Pick<DueDigest, 'id' | 'email' | 'firstName' | 'language'>,
  notices: readonly DigestNotice[],
  { publicUrl, brand }: { publicUrl: string; brand?: MailBrand },
): Promise<Mail> {
  const language = digest.language ?? defaultLanguage
  const i18n = await mailWords(language, ['notifications'], brand?.platform)
  const t = i18n.getFixedT(language, 'mails')
  const items = notices.slice(0, maxItems).map((notice) => {
    const { title = notice.title, message = notice.message } = notificationText(i18n, notice)
    return { title, text: message, ...(notice.link && { url: publicUrl + notice.link }) }
  })
  const left = notices.length - items.length
  const mail = mailPage(
    digest.email,
    i18n,
    {
      subject: t('digest.subject', { count: notices.length }),
      greeting: t('greeting', { firstName: digest.firstName }),
      paragraphs: [t('digest.text', { count: notices.length })],
      items,
      action: {
        label: left > 0 ? t('digest.openMore', { count: left }) : t('digest.open'),
        url: publicUrl + href('/notifications'),
      },
      closing: t('digest.closing'),
      links: noticeLinks(t, publicUrl, digest.id),
    },
    brand,
  )
  const unsubscribeUrl = `${publicUrl}/api/v1/notification-campaigns/one-click-unsubscribe?id=${digest.id}`
  return { ...mail, messageKey: digest.id, unsubscribeUrl }
}
