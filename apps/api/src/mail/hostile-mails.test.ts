import { withoutTurns } from '@chonoi/domain'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../test/fuzz/hostile-texts.ts'
import type { Mail } from '../ports/mailer.ts'
import { contactMail } from './contact-mail.ts'
import { digestMail } from './digest-mail.ts'
import { invitationMail } from './invitation-mail.ts'
import { mailPage } from './mail-page.ts'
import { noticeMail } from './notice-mail.ts'
import { passwordChangedMail, passwordResetMail } from './password-mails.ts'

const email = 'thu-ha@example.vn'
const due = { id: 'n1', title: 'Tin', message: 'Tin.', mailAttempts: 1, isActive: true } as const
const reader = (firstName: string) => ({ email, firstName, language: 'vi' as const })

/** Every mail of the server, with a text where something that a person wrote stands. */
const mails: Record<string, (text: string) => Mail | Promise<Mail>> = {
  'any mail': (text) =>
    mailPage(email, 'vi', {
      ...{ subject: text, greeting: text, paragraphs: [text, text], closing: text },
      action: { label: text, url: `https://chonoi.test/${encodeURIComponent(text)}` },
    }),
  'a notice with words of its own': (text) =>
    noticeMail(
      {
        ...{ ...due, ...reader(text), link: '/orders/1', type: 'DEPOSIT_REQUESTED' },
        data: { customer: text, depositReference: text, amountInCents: 100 },
      },
      { publicUrl: 'https://chonoi.test', stopToken: undefined },
    ),
  'a notice without': (text) =>
    noticeMail(
      { ...due, ...reader(text), type: 'SECURITY_ALERT', title: text, message: text, link: null, data: {} },
      { publicUrl: 'https://chonoi.test', stopToken: undefined },
    ),
  'a digest': (text) =>
    digestMail(
      { id: 'd1', ...reader(text) },
      [
        { id: 'n1', type: 'SECURITY_ALERT', title: text, message: text, link: null, data: {} },
        {
          id: 'n2',
          type: 'PRODUCT_REJECTED',
          ...{ title: text, message: text },
          link: '/orders/1',
          data: { productName: text, reason: text },
        },
      ],
      { publicUrl: 'https://chonoi.test' },
    ),
  'a new password': (text) => passwordResetMail(reader(text), 'https://chonoi.test/reset-password?token=a', 15),
  'a changed password': (text) => passwordChangedMail(reader(text), 'https://chonoi.test/forgot-password'),
  'an invitation': (text) =>
    invitationMail({
      ...{ to: email, language: 'vi', shop: text, role: 'SELLER', message: text },
      inviter: { firstName: text, lastName: text, email },
      url: 'https://chonoi.test/invitation?token=a',
    }),
  'a letter': (text) =>
    contactMail('help@chonoi.test', { id: 'l1', name: text, email, topic: 'ORDER', message: text, language: 'vi' }),
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const unescaped = (html: string) => html.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
/** What the page is made of, where links lead to aside. */
const elementsOf = (html: string) => html.replaceAll(/ href="[^"]*"/g, '').match(/<[^>]*>/g)
const linksOf = (html: string) => html.match(/ href="[^"]*"/g) ?? []

const cases = Object.entries(mails).map(([name, mail]) => ({ name, mail }))

test.each(cases)("$name: hostile text doesn't change the page's structure", async ({ mail }) => {
  const harmless = await mail('Thu Hà')
  for (const text of hostileTexts) {
    const hostile = await mail(text)
    expect({ text, elements: elementsOf(hostile.html) }).toEqual({ text, elements: elementsOf(harmless.html) })
    for (const link of linksOf(hostile.html)) expect(link).toMatch(/^ href="https:\/\/chonoi\.test\//)
    for (const page of [unescaped(hostile.html), hostile.text]) expect(withoutTurns(page)).toContain(withoutTurns(text))
  }
})

test.each(cases)('$name: hostile text adds no recipient and no header', async ({ mail }) => {
  const harmless = await received(await mail('Thu Hà'))
  for (const text of hostileTexts) {
    const { to, headers, attachments } = await received(await mail(text))
    const names = headers.map(({ key }) => key)
    expect({ text, to, names }).toEqual({ text, to: harmless.to, names: harmless.headers.map(({ key }) => key) })
    expect(attachments).toEqual([])
  }
})

/** A mail as the one who gets it reads it. */
async function received({ to, replyTo, subject, text, html }: Mail) {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail({ from: 'no-reply@chonoi.test', to, replyTo, subject, text, html })
  return PostalMime.parse(message as Buffer)
}
