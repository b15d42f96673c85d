import { expect, test } from 'vitest'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { csvOf, disarmed, formula } from '../../../test/testing/csv-of.ts'
import { arrangeDelivery } from '../../../test/testing/arrange-digital-deliveries.ts'
import { arrangeInvitation } from '../../../test/testing/arrange-invitations.ts'
import { arrangeOrderMessage } from '../../../test/testing/arrange-order-notifications.ts'
import { arrangeReturn } from '../../../test/testing/arrange-returns.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

/** A shop with its administrator and a delivered order of one product. */
async function arrangeSold() {
  const shop = (await arrangeShop(server)).id
  const staff = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  const product = await arrangeProduct(server, { shop, seller: staff.id, name: formula })
  const buyer = await arrangePerson(server)
  const { id } = await arrangeOrderOf(server, { product, buyer, status: 'DELIVERED' })
  const { rows } = await server.owner.query<{ number: string; line: string }>(
    'select order_number as number, l.id as line from orders o join order_lines l on l.order_id = o.id where o.id = $1',
    [id],
  )
  return { id, shop, staff, buyer, product, number: rows[0]?.number ?? '', line: rows[0]?.line ?? '' }
}

test('exportShopReturns: those of the current shop in a status', async () => {
  const { id, staff, buyer, product, number } = await arrangeSold()
  await arrangeReturn(server, id, { status: 'ESCALATED' })
  await arrangeReturn(server, (await arrangeOrderOf(server, { product, buyer, status: 'DELIVERED' })).id)
  await arrangeReturn(server, (await arrangeSold()).id, { status: 'ESCALATED' })
  const lines = await csvOf(server, staff, '/returns/management/all/export?status=ESCALATED')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${number},Gốm Bát Tràng,Nguyễn An,${buyer.email},`)
})

test('exportDigitalDeliveries: those of the current shop in a status, without license keys', async () => {
  const { staff, line, number, buyer, product } = await arrangeSold()
  await arrangeDelivery(server, { lineId: line, ownerId: staff.id, words: 'KHOA-BI-MAT' })
  const other = await arrangeSold()
  await arrangeDelivery(server, { lineId: other.line, ownerId: other.staff.id })
  const revoked = await arrangeOrderOf(server, { product, buyer, status: 'DELIVERED' })
  const { rows } = await server.owner.query('select id from order_lines where order_id = $1', [revoked.id])
  const id = await arrangeDelivery(server, { lineId: rows[0].id, ownerId: staff.id })
  await server.owner.query(`update digital_deliveries set status = 'REVOKED' where id = $1`, [id])
  const lines = await csvOf(server, staff, '/digital-deliveries/export?status=ACTIVE')
  expect(lines[0]).toBe('Order number,Product,File,Status,Downloads,Maximum downloads,Until,Paid,Delivered')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(new RegExp(`^${number},[^,]+,Sách nấu ăn.pdf,Ready,0,5,`))
  expect(lines[1]).not.toContain('KHOA-BI-MAT')
})

test('exportOrderNotifications: those about the orders of the current shop that failed', async () => {
  const { id, staff, number } = await arrangeSold()
  await arrangeOrderMessage(server, { orderId: id, message: formula, hasFailed: true })
  await arrangeOrderMessage(server, { orderId: (await arrangeSold()).id, hasFailed: true })
  const lines = await csvOf(server, staff, '/order-notifications/export?status=FAILED')
  expect(lines[0]).toBe('Time,Order number,Kind,Message,Channel,Status,Attempts,Why it failed,Sent,Read')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`,${number},Message from the shop,${disarmed},E-mail,Failed,6,The mail server`)
})

test('exportTenantMembers: those of the current shop in a role', async () => {
  const { shop, staff } = await arrangeSold()
  const seller = await arrangePerson(server, { shop })
  const other = await arrangeSold()
  await arrangePerson(server, { shop: other.shop })
  await server.owner.query('update users set last_name = $2 where id = $1', [seller.id, formula])
  const lines = await csvOf(server, staff, '/tenants/members/export?role=SELLER')
  expect(lines[0]).toBe('Name,E-mail,Role,Status,Joined')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${disarmed} An,${seller.email},Seller,Active,`)
})

test('exportInvitations: those of the current shop in a status', async () => {
  const { shop, staff } = await arrangeSold()
  const invite = (tenant: string, email: string, isExpired = false) =>
    arrangeInvitation(server, { tenant, email, isExpired, invitedBy: staff.id, message: formula })
  await invite(shop, 'moi@chonoi.test')
  await invite(shop, 'cu@chonoi.test', true)
  await invite((await arrangeSold()).shop, 'khac@chonoi.test')
  const lines = await csvOf(server, staff, '/invitations/export?status=PENDING')
  expect(lines[0]).toBe('E-mail,Role,Status,Message,Invited by,Sent,Until,Answered')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`moi@chonoi.test,Seller,Pending,${disarmed},Nguyễn An,`)
})

test.each([
  ...['/returns/management/all/export', '/digital-deliveries/export', '/order-notifications/export'],
  ...['/tenants/members/export', '/invitations/export'],
])('%s is refused to a customer', async (address) => {
  const headers = { authorization: `Bearer ${(await arrangePerson(server)).token}` }
  expect((await server.send(address, { headers })).status).toBe(403)
})
