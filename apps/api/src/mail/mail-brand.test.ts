import PostalMime, { type Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { arrangeCampaign, arrangeFollower } from '../../test/testing/arrange-campaigns.ts'
import { arrangeInvoice } from '../../test/testing/arrange-invoices.ts'
import { arrangeCheckout, arrangePerson, arrangeShop } from '../../test/testing/arrange.ts'
import { openSmtpCatcher } from '../../test/testing/smtp-catcher.ts'
import { newKey, useTestApi } from '../../test/testing/test-api.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { mailNotices } from '../jobs/mail-notices.ts'
import { sendCampaigns } from '../jobs/send-campaigns.ts'
import { insertNotifications } from '../modules/events/events.store.ts'
import { smtpMailer } from '../ports/mailer.ts'
import { mailBrand } from './mail-brand.ts'
import { mailColors } from './mail-colors.ts'

const server = useTestApi()
const logo = '/files/11111111-1111-4111-8111-111111111111.webp'

const paint = (tenantId: string, primaryColor: string | null, logoUrl: string | null = logo) =>
  server.owner.query('update tenants set name = $2, primary_color = $3, logo_url = $4 where id = $1', [
    tenantId,
    'Gốm Phù Lãng',
    primaryColor,
    logoUrl,
  ])

/** The mails that a mail server is handed while something is done, as their readers' programs read them. */
async function sentBy(
  work: (tools: { database: typeof server.api.database; ports: typeof server.api.ports }) => unknown,
) {
  const catcher = await openSmtpCatcher()
  const mailer = smtpMailer(catcher.url, 'Chợ Nổi <no-reply@chonoi.test>')
  await work({ database: server.api.database, ports: { ...server.api.ports, mailer } })
  await catcher.close()
  return Promise.all(catcher.mails.map((mail) => PostalMime.parse(mail)))
}

/** An order of a shop with its colour; its buyer hears of it. Answers their mail. */
async function mailOfOrder(primaryColor: string | null, logoUrl: string | null = logo): Promise<Email | undefined> {
  const { buyer, body, shop } = await arrangeCheckout(server)
  await paint(shop.id, primaryColor, logoUrl)
  await server.client(buyer.token).POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  const mails = await sentBy(mailNotices)
  return mails.find(({ to }) => to?.some(({ address }) => address === buyer.email))
}

const isReadable = (ratio: number) => ratio >= 4.5
const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test("brand: the mail of an order wears its shop's logo, name and colour, and names the platform in small", async () => {
  const mail = await mailOfOrder('#7c2d12')
  expect(mail?.html).toContain(`<img src="http://localhost:3000${logo}" alt=""`)
  expect(mail?.html).toContain('color:#7c2d12;vertical-align:middle">Gốm Phù Lãng</strong>')
  expect(mail?.html).toContain('background-color:#7c2d12;color:#ffffff')
  expect(mail?.html).toContain('<strong>Gốm Phù Lãng · Chợ Nổi</strong>')
  expect(mail?.text?.trim()).toMatch(/\n\nGốm Phù Lãng · Chợ Nổi$/)
})

test.each(['#ffff00', '#ffffff', '#a7f3d0', '#000000', '#2563eb'])(
  'brand: of the colour %s every text of a mail is readable in both schemes (AA)',
  (primaryColor) => {
    const platform = { name: 'Chợ Nổi', logoUrl: null, primaryColor: '#2563eb' }
    const shop = { name: 'Gốm', logoUrl: null, primaryColor }
    const brand = mailBrand('https://chonoi.test', platform, shop)
    for (const [scheme, { color, textOnColor }] of [['light', brand] as const, ['dark', brand.dark] as const]) {
      const { card, text, muted } = mailColors[scheme]
      for (const [front, back] of [
        [color, card],
        [textOnColor, color],
        [text, card],
        [muted, card],
      ] as const)
        expect({ scheme, front, contrast: contrast(front, back) }).toMatchObject({
          contrast: expect.toSatisfy(isReadable),
        })
    }
  },
)

test("brand: a shop without a logo and a colour has its name in the platform's colour, and no broken picture", async () => {
  const mail = await mailOfOrder(null, null)
  expect(mail?.html).not.toContain('<img')
  expect(mail?.html).toContain('color:#2563eb;vertical-align:middle">Gốm Phù Lãng</strong>')
})

test("brand: a warning about an account wears the platform's", async () => {
  const { id, email } = await arrangePerson(server)
  await inScope(server.api.database, systemScope, ({ queries }) =>
    insertNotifications(queries, [
      ...[{ recipient: id, type: 'SECURITY_ALERT', title: 'Tin', message: 'Tin.', link: '/profile', data: {} }],
    ]),
  )
  const mails = await sentBy(mailNotices)
  const mail = mails.find(({ to }) => to?.some(({ address }) => address === email))
  expect(mail?.html).toContain('vertical-align:middle">Chợ Nổi</strong>')
  expect(mail?.html).toContain('<strong>Chợ Nổi</strong></p>')
})

test("brand: a campaign for one shop's people wears the shop's, another the platform's", async () => {
  await server.owner.query('delete from notification_preferences')
  const shop = await arrangeShop(server)
  await paint(shop.id, '#7c2d12')
  await arrangeFollower(server, {}, { shop: shop.id })
  const headOf = async (audience: { tenantId?: string }) => {
    await arrangeCampaign(server, { status: 'SENDING', channel: 'EMAIL', audience })
    const [mail] = await sentBy(sendCampaigns)
    return /vertical-align:middle">([^<]+)<\/strong>/.exec(mail?.html ?? '')?.[1]
  }
  expect(await headOf({ tenantId: shop.id })).toBe('Gốm Phù Lãng')
  expect(await headOf({})).toBe('Chợ Nổi')
})

test("brand: an invoice wears the shop's that issued it", async () => {
  const { buyer, body, shop } = await arrangeCheckout(server)
  await paint(shop.id, '#7c2d12')
  const client = server.client(buyer.token)
  const { data } = await client.POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  const id = await arrangeInvoice(server, { orderId: data?.orders[0]?.id ?? '', status: 'ISSUED' })
  const seller = server.client((await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })).token)
  const send = () => seller.POST('/invoices/{id}/send-email', { params: { path: { id } }, body: {} })
  expect((await send()).response.status).toBe(200)
  const { rows } = await server.owner.query<{ html: string }>(
    'select html_body as html from mail_outbox where recipient = $1 order by created_at desc limit 1',
    [buyer.email],
  )
  expect(rows[0]?.html).toContain('color:#7c2d12;vertical-align:middle">Gốm Phù Lãng</strong>')
})
