import type { ContactTopic } from '@chonoi/contract'
import { supportEmail } from '@chonoi/domain'
import type { Mail } from '../ports/mailer.ts'
import { mailPage } from './mail-page.ts'

/** Said to the platform's own people, who read Vietnamese. */
const topics = {
  ORDER: 'Đơn hàng',
  PAYMENT: 'Thanh toán và ví',
  SELLING: 'Bán hàng',
  ACCOUNT: 'Tài khoản',
  OTHER: 'Chuyện khác',
} as const satisfies Record<ContactTopic, string>

export interface Letter {
  id: string
  name: string
  email: string
  topic: ContactTopic
  message: string
  language: 'vi' | 'en'
}

/** What somebody wrote on /contact; an answer goes straight to them. */
export function contactMail({ id, name, email, topic, message, language }: Letter): Mail {
  const page = mailPage(supportEmail, 'vi', {
    subject: `[Liên hệ] ${topics[topic]}: ${name}`.replaceAll(/\s+/g, ' '),
    greeting: `${name} (${email}) viết:`,
    paragraphs: message.split(/\n{2,}/),
    closing: `Ngôn ngữ: ${language === 'vi' ? 'tiếng Việt' : 'tiếng Anh'}. Mã thư: ${id}`,
  })
  return { ...page, replyTo: email }
}
