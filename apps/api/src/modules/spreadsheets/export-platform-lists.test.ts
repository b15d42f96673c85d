import { expect, test } from 'vitest'
import { arrangeCampaign } from '../../../test/testing/arrange-campaigns.ts'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangeComplaint } from '../../../test/testing/arrange-complaints.ts'
import { arrangeArticle } from '../../../test/testing/arrange-news.ts'
import { csvOf, disarmed, formula } from '../../../test/testing/csv-of.ts'
import { arrangeReturn } from '../../../test/testing/arrange-returns.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

const platformAdmin = () => arrangePerson(server, { role: 'ADMIN' })

const numberOf = async (orderId: string) =>
  (await server.owner.query<{ number: string }>('select order_number as number from orders where id = $1', [orderId]))
    .rows[0]?.number ?? ''

/** A delivered order of one product. */
async function arrangeDelivered() {
  const shop = (await arrangeShop(server)).id
  const seller = await arrangePerson(server, { shop })
  const product = await arrangeProduct(server, { shop, seller: seller.id })
  const buyer = await arrangePerson(server)
  const { id } = await arrangeOrderOf(server, { product, buyer, status: 'DELIVERED' })
  return { id, buyer, number: await numberOf(id) }
}

test('exportAdminPayments: what the filters of the list find, in words and VND', async () => {
  const { number, buyer } = await arrangeDelivered()
  const lines = await csvOf(server, await platformAdmin(), `/admin/payments/export?search=${number}`)
  expect(lines[0]).toBe(
    "Reference,Orders,Customer,E-mail,Method,Status,Amount (VND),Fee (VND),Refunded (VND),Gateway's result,Created,Paid",
  )
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`,${number},Nguyễn An,${buyer.email},Chợ Nổi wallet,Paid,100000,0,0,`)
})

test('exportAllReturns: the returns in a status, without a formula', async () => {
  const order = await arrangeDelivered()
  await server.owner.query('update order_lines set name = $2 where order_id = $1', [order.id, formula])
  await arrangeReturn(server, order.id, { status: 'ESCALATED' })
  await arrangeReturn(server, (await arrangeDelivered()).id)
  const lines = await csvOf(server, await platformAdmin(), '/returns/management/export?status=ESCALATED')
  const own = lines.filter((line) => line.startsWith(`${order.number},`))
  expect(own).toHaveLength(1)
  expect(own[0]).toContain(`,${disarmed},`)
  expect(lines.slice(1).every((line) => line.includes(',Chợ Nổi decides,'))).toBe(true)
})

test('exportOrderComplaints: the words of the buyer without a formula', async () => {
  const order = await arrangeDelivered()
  await arrangeComplaint(server, order.id, formula)
  const lines = await csvOf(server, await platformAdmin(), '/admin/order-complaints/export?status=OPEN')
  const own = lines.filter((line) => line.startsWith(`${order.number},`))
  expect(own).toHaveLength(1)
  expect(own[0]).toContain(`,${disarmed},Waiting,`)
})

test('exportArticles: those of the current shop alone', async () => {
  const shop = (await arrangeShop(server)).id
  const other = (await arrangeShop(server)).id
  const editor = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  const { slug } = await arrangeArticle(server, { author: editor.id, shop, words: formula, status: 'DRAFT' })
  await arrangeArticle(server, { author: editor.id, shop: other })
  const lines = await csvOf(server, editor, '/news/export?status=DRAFT')
  expect(lines[0]).toBe('Title,Slug,Excerpt,Category,Tags,Status,Published,Created,Changed')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${disarmed},${slug},,,,Draft,`)
})

test('exportArticles: all that a search finds, of which the list shows the newest 300', async () => {
  const shop = (await arrangeShop(server)).id
  const editor = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  await server.owner.query(
    `insert into articles (tenant_id, author_id, title, slug, content)
     select $1, $2, 'Chợ phiên ' || n, 'cho-phien-' || n, '<p>Chợ</p>' from generate_series(1, 301) n`,
    [shop, editor.id],
  )
  const query = { search: 'cho phien', status: 'DRAFT' as const }
  const { data } = await server.client(editor.token).GET('/news', { params: { query } })
  expect(data?.pagination).toMatchObject({ total: 300, isNewestOnly: true })
  const lines = await csvOf(server, editor, '/news/export?search=cho%20phien')
  expect(lines.filter((line) => line.includes('cho-phien-'))).toHaveLength(301)
})

test('exportCampaigns: with their figures, found by name', async () => {
  const name = `=Tết ${Date.now()}`
  await arrangeCampaign(server, { name, status: 'PAUSED' })
  const search = encodeURIComponent(name.slice(1))
  const lines = await csvOf(server, await platformAdmin(), `/notification-campaigns/export?search=${search}`)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`'${name},Chào {{firstName}},On the site,Paused,0,0,0,0,0,0,0,`)
})

test.each(['/admin/payments/export', '/returns/management/export', '/admin/order-complaints/export'])(
  '%s is refused to the staff of a shop',
  async (address) => {
    const shop = (await arrangeShop(server)).id
    const staff = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
    const headers = { authorization: `Bearer ${staff.token}` }
    expect((await server.send(address, { headers })).status).toBe(403)
  },
)
