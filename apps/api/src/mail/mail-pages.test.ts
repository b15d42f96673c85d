import { formatMoney, type Language } from '@chonoi/i18n'
import { parse, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { noticeOf, sampleMails, sampleOrders } from '../../test/testing/sample-mails.ts'
import { sampleBuyer, sampleOrder } from '../../test/testing/sample-order.ts'
import type { Mail } from '../ports/mailer.ts'
import { mailWords } from './mail-words.ts'

const languages: readonly Language[] = ['vi', 'en']
const words = 'Bình gốm men lam'

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const unescaped = (html: string) => html.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
/** What a reader sees of a page. */
const shownIn = (html: string) =>
  unescaped(
    html
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<div style="display:none.*?<\/div>/, '')
      .replaceAll(/<[^>]*>/g, '\n'),
  )
const figures = (text: string) => (text.match(/\d[\d.]*\s₫/g) ?? []).toSorted()
const linksOf = (text: string) => [...new Set(unescaped(text).match(/https:\/\/chonoi\.test\/[^\s"<]*/g))].toSorted()
const pictures = /<img [^>]*>/g

/** What a parser repairs in a page; nothing for a valid one. */
function faultsOf(html: string): string[] {
  const faults: string[] = []
  const page = parse(html, { onParseError: ({ code, startLine }) => faults.push(`${code} at ${startLine}`) })
  // A parser moves what stands wrongly in a table without an error.
  const elements = (source: string) => source.replaceAll(/<\/?tbody>/g, '').match(/<\/?[a-z][a-z0-9]*/g)
  expect(elements(serialize(page))).toEqual(elements(html))
  return faults
}

const cases = languages.flatMap((language) =>
  Object.entries(sampleMails(language)).map(([name, mail]) => ({ language, name, mail })),
)

test.each(cases)('$name in $language: a valid page of the language, with a title', async ({ language, name, mail }) => {
  const { html, subject } = await mail(words)
  expect(faultsOf(html)).toEqual([])
  // What people write to the platform is read by its own people, in Vietnamese.
  const read = name === 'contact' ? 'vi' : language
  expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${read}"><head><meta charset="utf-8">`))
  expect(html).toContain(`<title>${subject}</title>`)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect(html.match(/<table(?! class="[\w- ]+" role="presentation"| role="presentation")[^>]*>/g)?.length ?? 0).toBe(
    html.includes('scope="row"') ? 1 : 0,
  )
})

test.each(cases)('$name in $language: has the words of each text', async ({ mail }) => {
  const { subject, text, html } = await mail(words)
  for (const part of [subject, text, shownIn(html)].map((words) => words.replaceAll('\u200C', ''))) {
    expect(part).not.toMatch(/undefined|null|NaN|\[object|\{\{|\}\}/)
    expect(part).not.toMatch(
      /\b(?:mails|orders|common|foot|order|notice|totals|shipment|paymentMethod|carrier|digest|campaign)[.:][a-z_]/i,
    )
  }
})

test.each(cases)('$name in $language: the plain text has each figure and each link of the page', async ({ mail }) => {
  const { text, html } = await mail(words)
  expect(figures(text)).toEqual(figures(shownIn(html)))
  expect(linksOf(text)).toEqual(linksOf(html.replaceAll(pictures, '')))
})

test.each(cases)('$name in $language: pictures have addresses of ours and a size', async ({ mail }) => {
  const { html } = await mail(words)
  for (const picture of html.match(pictures) ?? [])
    expect(picture).toMatch(/^<img src="https:\/\/chonoi\.test\/files\/[^"]+" alt="" (?:width="56" )?height="\d+"/)
})

test.each(cases)('$name in $language: one button at most, and no bare address on the page', async ({ name, mail }) => {
  const { html } = await mail(words)
  expect(html.match(/<a class="m-button"/g)?.length ?? 0).toBeLessThanOrEqual(1)
  // Which the platform itself wrote into two of them.
  const written = name === 'any mail' || name === 'campaign' ? 1 : 0
  expect(shownIn(html).match(/https?:\/\//g) ?? []).toHaveLength(written)
})

test.each(languages)('notices in %s: those of every type have their texts', async (language) => {
  const i18n = await mailWords(language, ['notifications'])
  const texts = Object.entries(i18n.getResourceBundle(language, 'notifications') as Record<string, string>)
  const names = texts.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name))
  const data = { ...Object.fromEntries(names.map((name) => [name, words])), amountInCents: 8_000_000, status: 'HIDDEN' }
  const types = texts.flatMap(([key]) => /^type\.([A-Z_]+)$/.exec(key)?.[1] ?? [])
  expect(types.length).toBeGreaterThan(50)
  for (const type of types as Parameters<typeof noticeOf>[0]['type'][]) {
    const mail = await noticeOf({ type, language, data }, words)
    for (const part of [mail.subject, mail.text, shownIn(mail.html)])
      expect({ type, part }).not.toMatchObject({ part: expect.stringMatching(/undefined|\{\{|type\.[A-Z]/) })
    expect(faultsOf(mail.html)).toEqual([])
  }
})

const orderCases = languages.flatMap((language) =>
  sampleOrders(words).map(([type, mailed]) => ({ language, type, mailed })),
)

test.each(orderCases)("$type in $language: each amount is the order's", async ({ language, type, mailed }) => {
  const { order, lines, payment } = mailed
  const { text } = await noticeOf({ type, language }, words, mailed)
  const cents = [order.subtotalInCents, order.discountInCents, order.shippingInCents, order.totalInCents]
  const ofLines = lines.flatMap((line) => [line.priceInCents, line.lineTotalInCents + line.discountInCents])
  const paid = order.paymentStatus === 'PAID' && payment ? [payment.feeInCents, payment.amountInCents] : []
  const refunded = order.refundedInCents > 0 ? [order.refundedInCents] : []
  for (const amount of [...cents, ...ofLines, ...paid, ...refunded]) expect(text).toContain(formatMoney(amount))
})

const shipped = (language: Language, userId: string): Promise<Mail> =>
  noticeOf({ type: 'ORDER_SHIPPED', language, userId }, words, sampleOrder(words, { status: 'SHIPPED' }))

test('an order on its way names carrier, tracking code, day and address', async () => {
  const { text } = await shipped('vi', sampleBuyer)
  for (const fact of ['Mã vận đơn: GHN0123456789', `Đơn vị: ${words}`, 'Dự kiến đến: 03/12/2026', 'VNPay', '700000'])
    expect(text).toContain(fact)
})

test('what a shop is mailed of an order has goods and total, no address and no fee of the buyer', async () => {
  const { text } = await shipped('en', 'somebody of the shop')
  expect(text).toContain(formatMoney(73_000_000))
  expect(text).not.toMatch(/700000|GHN0123456789/)
  expect(text).not.toContain(formatMoney(700_000))
})

test("an order that waits for money has the button to pay; cash on delivery hasn't", async () => {
  const unpaid = sampleOrder(words, { status: 'PENDING', paymentStatus: 'PENDING' })
  const notice = { type: 'ORDER_PLACED_UNPAID', language: 'vi' } as const
  expect((await noticeOf(notice, words, unpaid)).text).toContain('Thanh toán đơn hàng: https://chonoi.test/orders/1')
  const cash = { ...unpaid, order: { ...unpaid.order, paymentMethod: 'CASH_ON_DELIVERY' as const } }
  expect((await noticeOf(notice, words, cash)).text).toContain('Xem đơn hàng: https://chonoi.test/orders/1')
})

test('a picture from elsewhere is left out of an order: its server would see who reads', async () => {
  const order = sampleOrder(words)
  const lines = order.lines.map((line) => ({ ...line, imageUrl: 'https://evil.test/pixel.png' }))
  const { html } = await noticeOf({ type: 'ORDER_PAID', language: 'vi' }, words, { ...order, lines })
  expect(html).not.toContain('<img')
})

test('an order of many products lists 25 and stays below the 102 kB that Gmail shows', async () => {
  const order = sampleOrder(words.repeat(12))
  const lines = Array.from({ length: 60 }, () => order.lines).flat()
  const { html, text } = await noticeOf({ type: 'ORDER_PAID', language: 'vi' }, words, { ...order, lines })
  expect(text).toContain('và 95 sản phẩm khác')
  expect(Buffer.byteLength(html)).toBeLessThan(102_000)
})
