import { campaignMail } from '../../src/mail/campaign-mail.ts'
import { contactMail } from '../../src/mail/contact-mail.ts'
import { digestMail } from '../../src/mail/digest-mail.ts'
import { invitationMail } from '../../src/mail/invitation-mail.ts'
import { invoiceMail } from '../../src/mail/invoice-mail.ts'
import { type MailBrand, mailBrand } from '../../src/mail/mail-brand.ts'
import { mailPage } from '../../src/mail/mail-page.ts'
import { mailWords } from '../../src/mail/mail-words.ts'
import { noticeMail } from '../../src/mail/notice-mail.ts'
import type { DueNotice } from '../../src/mail/notice-mails.store.ts'
import type { MailedOrder } from '../../src/mail/order-mails.store.ts'
import { accountCreatedMail, passwordChangedMail, passwordResetMail } from '../../src/mail/password-mails.ts'
import type { Mail } from '../../src/ports/mailer.ts'
import { sampleBuyer, sampleOrder } from './sample-order.ts'

type Language = Parameters<typeof mailWords>[0]

const publicUrl = 'https://chonoi.test'
const email = 'thu-ha@example.vn'

/** A shop whose people wrote `text` wherever they may. */
const brandOf = (text: string, primaryColor: string | null = '#9a3412'): MailBrand =>
  mailBrand(
    publicUrl,
    { name: 'Chợ Nổi', logoUrl: null, primaryColor: '#2563eb' },
    { name: text, logoUrl: null, primaryColor, city: text, phone: '0901234567', contactEmail: text },
  )

/** How the order stands when its notification is sent. */
const orderNotices = {
  ORDER_PLACED: {},
  ORDER_PLACED_UNPAID: { status: 'PENDING', paymentStatus: 'PENDING' },
  ORDER_PAID: {},
  ORDER_PAYMENT_FAILED: { status: 'PENDING', paymentStatus: 'PENDING' },
  ORDER_RECEIVED: {},
  ORDER_CONFIRMED: {},
  ORDER_PROCESSING: { status: 'PROCESSING' },
  ORDER_SHIPPED: { status: 'SHIPPED' },
  ORDER_DELIVERED: { status: 'DELIVERED', paymentMethod: 'CASH_ON_DELIVERY' },
  ORDER_CANCELLED: { status: 'CANCELLED', paymentStatus: 'REFUNDED', refundedInCents: 73_000_000 },
  ORDER_EXPIRED: { status: 'CANCELLED', paymentStatus: 'FAILED' },
  ORDER_REFUNDED: { status: 'REFUNDED', paymentStatus: 'REFUNDED', refundedInCents: 73_000_000 },
  ORDER_REFUND_TO_WALLET: { paymentStatus: 'PARTIALLY_REFUNDED', refundedInCents: 8_000_000 },
} as const satisfies Record<string, Partial<MailedOrder['order']>>

export type OrderNotice = keyof typeof orderNotices

/** The order of each mail about one, as `sampleMails` shows it. */
export const sampleOrders = (text: string): [OrderNotice, MailedOrder][] =>
  Object.entries(orderNotices).map(([type, change]) => [type as OrderNotice, sampleOrder(text, change)])

/** A notification as it is mailed, with `text` wherever a person wrote something. */
export const noticeOf = (
  notice: Pick<DueNotice, 'type' | 'language'> & Partial<DueNotice>,
  text: string,
  mailed?: MailedOrder,
): Promise<Mail> =>
  noticeMail(
    {
      ...{ id: 'n1', userId: sampleBuyer, title: text, message: text, mailAttempts: 1, email, firstName: text },
      ...{ isActive: true, link: '/orders/1', data: {}, ...notice },
    },
    { publicUrl, brand: brandOf(text), stopToken: 'a', mailed },
  )

/** The same mail in the reader's language, whatever a person wrote: a name, a message. */
export type SampleMail = (text: string) => Promise<Mail>

/** Every mail of the server. The tests render them, and `npm run mails` writes them for whoever draws them. */
export function sampleMails(language: Language): Record<string, SampleMail> {
  const reader = (firstName: string) => ({ email, firstName, language, brand: brandOf('Chợ Nổi', null) })
  const ofOrder = (type: OrderNotice): SampleMail => {
    const sellersCopy = type === 'ORDER_RECEIVED'
    const data = { amountInCents: 8_000_000, orderNumber: 'CN-261130-MAU01', reference: 'TT-1' }
    return (text) =>
      noticeOf(
        { type, language, data, ...(sellersCopy && { userId: 'seller', link: '/seller/orders/1' }) },
        text,
        sampleOrder(text, orderNotices[type]),
      )
  }
  return {
    ...Object.fromEntries(
      Object.keys(orderNotices).map((type) => [`notice ${type}`, ofOrder(type as OrderNotice)] as const),
    ),
    'any mail': async (text) =>
      mailPage(email, await mailWords(language), {
        ...{ subject: text, greeting: text, paragraphs: [text, text], closing: 'Hết.' },
        items: [{ title: text, text, url: `${publicUrl}/orders/1` }],
        content: [`Giá mới tại ${publicUrl}/products`],
        action: { label: text, url: `${publicUrl}/${encodeURIComponent(text)}` },
      }),
    'notice DEPOSIT_REQUESTED': (text) =>
      noticeOf(
        {
          ...{ type: 'DEPOSIT_REQUESTED', language },
          data: { customer: text, depositReference: text, amountInCents: 100 },
        },
        text,
      ),
    'notice SECURITY_ALERT': (text) => noticeOf({ type: 'SECURITY_ALERT', language, link: null }, text),
    digest: (text) =>
      digestMail(
        { id: 'd1', ...reader(text) },
        [
          { id: 'n1', type: 'SECURITY_ALERT', title: text, message: text, link: null, data: {} },
          {
            ...{ id: 'n2', type: 'PRODUCT_REJECTED', title: text, message: text, link: '/orders/1' },
            data: { productName: text, reason: text },
          },
        ],
        { publicUrl, brand: brandOf('Chợ Nổi', null) },
      ),
    'password reset': (text) => passwordResetMail(reader(text), `${publicUrl}/reset-password?token=a`, 15),
    'password changed': (text) => passwordChangedMail(reader(text), `${publicUrl}/forgot-password`),
    'account created': (text) => accountCreatedMail(reader(text), `${publicUrl}/reset-password?token=a`, 7),
    campaign: (text) =>
      campaignMail(
        {
          subject: 'Quà cho {{firstName}} {{lastName}}',
          content: `Chào {{lastName}} {{firstName}}\n\nXem ${publicUrl}/products`,
          link: '/products',
        },
        { ...reader(text), lastName: text },
        { publicUrl, token: 'a', brand: brandOf(text) },
      ),
    invoice: (text) =>
      invoiceMail({
        ...{ to: email, language, customer: text, shop: text, replyTo: null, message: text, brand: brandOf(text) },
        ...{ invoiceNumber: 'HD-2026-0001', totalInCents: 150_000_000 },
        file: { fileName: 'hoa-don.pdf', bytes: new Uint8Array() },
      }),
    invitation: (text) =>
      invitationMail({
        ...{ to: email, language, shop: text, role: 'SELLER', message: text, brand: brandOf(text) },
        inviter: { firstName: text, lastName: text, email },
        url: `${publicUrl}/invitation?token=a`,
      }),
    contact: (text) =>
      contactMail('hotro@chonoi.test', {
        ...{ id: 'c1', name: text, email, topic: 'ORDER', message: text, language, brand: brandOf('Chợ Nổi', null) },
      }),
  }
}
