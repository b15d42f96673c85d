import { href } from '@chonoi/domain'
import { defaultLanguage } from '@chonoi/i18n'
import { notificationText } from '../modules/events/event-texts.ts'
import type { Mail } from '../ports/mailer.ts'
import type { MailBrand } from './mail-brand.ts'
import { mailPage } from './mail-page.ts'
import { mailWords } from './mail-words.ts'
import { noticeLinks } from './notice-links.ts'
import type { DueNotice } from './notice-mails.store.ts'
import type { MailedOrder } from './order-mails.store.ts'
import { orderInWords } from './order-words.ts'

export interface NoticeMailSetting {
  publicUrl: string
  brand?: MailBrand
  /** Names the reader to the address that stops such mails. */
  stopToken: string | undefined
  /** The order that the notice is about. */
  mailed?: MailedOrder | undefined
}

/**
 * Returns the mail of a notification, with the texts of the site in the reader's language and the way to stop it. One
 * about an order shows its goods and amounts.
 */
export async function noticeMail(
  notice: DueNotice,
  { publicUrl, brand, stopToken, mailed }: NoticeMailSetting,
): Promise<Mail> {
  const language = notice.language ?? defaultLanguage
  const ofOrders = mailed ? (['orders', 'common'] as const) : []
  const i18n = await mailWords(language, ['notifications', ...ofOrders], brand?.platform)
  const t = i18n.getFixedT(language, 'mails')
  const { title = notice.title, message = notice.message } = notificationText(i18n, notice)
  const isBuyer = mailed?.order.buyerId === notice.userId
  // Nobody switches these off, so that whoever took over an account can't either.
  const isSecurity = notice.type === 'SECURITY_ALERT'
  const words = {
    subject: title,
    greeting: t('greeting', { firstName: notice.firstName }),
    paragraphs: [message],
    ...(mailed && { order: orderInWords(mailed, { i18n, publicUrl, isBuyer }) }),
    ...(notice.link && {
      action: { label: t(actionOf(mailed, isBuyer)), url: publicUrl + notice.link },
    }),
    closing: t(isSecurity ? 'notice.securityClosing' : 'notice.closing'),
    links: isSecurity
      ? [{ label: t('notice.resetPassword'), url: publicUrl + href('/forgot-password') }]
      : noticeLinks(t, publicUrl, stopToken),
  }
  const mail = { ...mailPage(notice.email, i18n, words, brand), messageKey: notice.id }
  if (isSecurity || !stopToken) return mail
  return { ...mail, unsubscribeUrl: `${publicUrl}/api/v1/notification-campaigns/one-click-unsubscribe?id=${stopToken}` }
}

/** An order that waits for its buyer's money is paid on its page. */
function actionOf(mailed: MailedOrder | undefined, isBuyer: boolean) {
  if (!mailed) return 'notice.open'
  const { status, paymentMethod, paymentStatus } = mailed.order
  const isUnpaid = paymentStatus === 'PENDING' || paymentStatus === 'FAILED'
  const waits = status === 'PENDING' && isUnpaid && paymentMethod !== 'CASH_ON_DELIVERY'
  return isBuyer && waits && mailed.paymentDueAt ? 'order.pay' : 'order.open'
}
