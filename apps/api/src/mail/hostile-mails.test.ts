import { withoutTurns } from '@chonoi/domain'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../test/fuzz/hostile-texts.ts'
import { sampleMails } from '../../test/testing/sample-mails.ts'
import type { Mail } from '../ports/mailer.ts'
import { campaignMail } from './campaign-mail.ts'

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const unescaped = (html: string) => html.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
/** What the page is made of, where links lead to aside. */
const elementsOf = (html: string) => html.replaceAll(/ href="[^"]*"/g, '').match(/<[^>]*>/g)
const linksOf = (html: string) => html.match(/ href="[^"]*"/g) ?? []

/** A text as a reader sees it, without the letters that break addresses. */
const visible = (text: string) => withoutTurns(text).replaceAll('\u200C', '')

/** Every mail of the server, with a text where something that a person wrote stands. */
const cases = Object.entries(sampleMails('vi')).map(([name, mail]) => ({ name, mail }))

test.each(cases)("$name: hostile text doesn't change the page's structure", async ({ mail }) => {
  const harmless = await mail('Thu Hà')
  for (const text of hostileTexts) {
    const hostile = await mail(text)
    expect({ text, elements: elementsOf(hostile.html) }).toEqual({ text, elements: elementsOf(harmless.html) })
    for (const link of linksOf(hostile.html)) expect(link).toMatch(/^ href="https:\/\/chonoi\.test\//)
    for (const page of [unescaped(hostile.html), hostile.text]) expect(visible(page)).toContain(visible(text))
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

/** What mail programs turn into links by themselves. Ours are left out. */
function linkedBySight(text: string): string[] {
  const others = text.replaceAll(/https:\/\/chonoi\.test\/[\w/?&=;.%-]*/g, '')
  const rules = [
    /\w+:\/\/\S+/g,
    /www\.[^\s\u200C]/gi,
    /\S+@[\p{L}\p{N}]\S*/gu,
    /[\p{L}\p{N}]\.\p{L}{2,}/gu,
    /(?:\d+\.){3}\d+/g,
  ]
  return rules.flatMap((rule) => others.match(rule) ?? [])
}
const addresses = ['evil.test', 'https://evil.test/a', 'www.evil.test', 'a@evil.test', 'chợ。việt', '203.0.113.9']

test.each(cases)('$name: a name that looks like an address is no link, and ours stay', async ({ name, mail }) => {
  const harmless = await mail('Thu Hà')
  for (const address of addresses) {
    const { subject, text, html } = await mail(address)
    // The mark-up's own words, such as a style's, are no text of the page.
    const page = unescaped(html.replaceAll(/<[^>]*>/g, '\n'))
    const linked = [subject, text, page].flatMap(linkedBySight)
    expect({ name, address, linked }).toEqual({ name, address, linked: [] })
    expect(visible(text)).toContain(address)
    const ours = (words: string) => words.match(/https:\/\/chonoi\.test\/[\w/-]+/g)?.length
    expect(ours(text)).toBe(ours(harmless.text))
  }
})

test('campaign: an address that the platform wrote stays a link', async () => {
  const { text, html } = await campaignMail(
    { subject: 'Quà', content: 'Chào {{firstName}}, xem https://facebook.com/chonoi', link: null },
    { email: 'thu-ha@example.vn', firstName: 'evil.test', lastName: '', language: 'vi' },
    { publicUrl: 'https://chonoi.test' },
  )
  for (const part of [text, html]) expect(part).toContain('xem https://facebook.com/chonoi')
})

/** A mail as the one who gets it reads it. */
async function received({ to, replyTo, subject, text, html }: Mail) {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail({ from: 'no-reply@chonoi.test', to, replyTo, subject, text, html })
  return PostalMime.parse(message as Buffer)
}
