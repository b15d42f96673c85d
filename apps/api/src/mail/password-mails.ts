import type { Mail } from '../ports/mailer.ts'
import { type MailLanguage, mailPage, type MailWords } from './mail-page.ts'

interface Reader {
  email: string
  firstName: string
  language: MailLanguage
}

/** The link to set a new password. */
export function passwordResetMail(reader: Reader, url: string, minutes: number): Mail {
  const words: Record<MailLanguage, MailWords> = {
    vi: {
      subject: 'Đặt lại mật khẩu Chợ Nổi',
      greeting: `Chào ${reader.firstName},`,
      paragraphs: [
        'Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn.',
        `Liên kết dưới đây dùng được một lần trong ${minutes} phút.`,
      ],
      action: { label: 'Đặt mật khẩu mới', url },
      closing: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.',
    },
    en: {
      subject: 'Reset your Chợ Nổi password',
      greeting: `Hello ${reader.firstName},`,
      paragraphs: [
        'We were asked to reset the password of your account.',
        `The link below works once within ${minutes} minutes.`,
      ],
      action: { label: 'Set a new password', url },
      closing: 'If you did not ask for this, ignore this mail: your password stays as it is.',
    },
  }
  return mailPage(reader.email, reader.language, words[reader.language])
}

/** Tells the owner that the password is another one now, in case it was not them. */
export function passwordChangedMail(reader: Reader, forgotUrl: string): Mail {
  const words: Record<MailLanguage, MailWords> = {
    vi: {
      subject: 'Mật khẩu Chợ Nổi của bạn đã được thay đổi',
      greeting: `Chào ${reader.firstName},`,
      paragraphs: ['Mật khẩu tài khoản của bạn vừa được thay đổi và các phiên đăng nhập khác đã kết thúc.'],
      action: { label: 'Không phải bạn? Đặt lại mật khẩu', url: forgotUrl },
      closing: 'Nếu chính bạn đã thay đổi, bạn không cần làm gì thêm.',
    },
    en: {
      subject: 'Your Chợ Nổi password was changed',
      greeting: `Hello ${reader.firstName},`,
      paragraphs: ['The password of your account was just changed and your other sessions were ended.'],
      action: { label: 'Was it not you? Reset the password', url: forgotUrl },
      closing: 'If it was you, there is nothing more to do.',
    },
  }
  return mailPage(reader.email, reader.language, words[reader.language])
}
