import { expect, test } from 'vitest'
import { arrangeCoupon, arrangeOrderOf, arrangeRedemption } from '../../../test/testing/arrange-catalogue.ts'
import { arrangeDataExport } from '../../../test/testing/arrange-data-exports.ts'
import { arrangeGateway, sandboxConfigs } from '../../../test/testing/arrange-gateways.ts'
import { arrangeWithdrawal } from '../../../test/testing/arrange-withdrawals.ts'
import { arrangeCategory, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { csvOf, disarmed, formula } from '../../../test/testing/csv-of.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

/** A shop with its administrator. */
async function arrangeStaff() {
  const shop = (await arrangeShop(server)).id
  return { shop, staff: await arrangePerson(server, { shop, shopRole: 'ADMIN' }) }
}

test('exportWithdrawals: those of the current shop in a status, with a masked account number', async () => {
  const { shop, staff } = await arrangeStaff()
  await arrangeWithdrawal(server, staff.id, { shop, number: '0123456789', fee: 110_000, notes: formula })
  await arrangeWithdrawal(server, staff.id, { shop, status: 'COMPLETED' })
  await arrangeWithdrawal(server, staff.id)
  const other = await arrangeStaff()
  await arrangeWithdrawal(server, other.staff.id, { shop: other.shop })
  const lines = await csvOf(server, staff, '/withdrawals/export?source=SHOP&status=PENDING')
  expect(lines[0]).toBe(
    "Created,From,Shop,Requested by,Amount (VND),Fee (VND),Paid out (VND),Bank,Account number,Account holder,Status,Automatic,Note,Chợ Nổi's note,Processed",
  )
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(',Gốm Bát Tràng,Nguyễn An,50000,1100,48900,Vietcombank,')
  expect(lines[1]).toContain(`•••• 6789,NGUYEN AN,Pending,No,${disarmed},,`)
  expect(lines[1]?.replaceAll(' ', '')).not.toContain('012345')
})

test('exportWithdrawals: a customer gets their own', async () => {
  const customer = await arrangePerson(server)
  await arrangeWithdrawal(server, customer.id)
  await arrangeWithdrawal(server, (await arrangePerson(server)).id)
  expect(await csvOf(server, customer, '/withdrawals/export')).toHaveLength(2)
})

test('exportCategories: inactive ones too, with the names of their parents', async () => {
  const name = `=Gốm ${Date.now()}`
  const parent = (await arrangeCategory(server)).id
  await server.owner.query(
    'insert into categories (name, slug, parent_id, sort_order, is_active) values ($1, $2, $3, 7, false)',
    [name, `gom-${Date.now()}`, parent],
  )
  const search = encodeURIComponent(name.slice(1))
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  const lines = await csvOf(server, admin, `/categories/export?search=${search}`)
  expect(lines[0]).toBe('Name,English name,Slug,Description,Parent,Position,Products,Visible,Created')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(new RegExp(`^'${name},,gom-\\d+,,Gốm sứ,7,0,No,`))
})

test('exportPaymentGatewayConfigs: those of the current shop that match, without credentials', async () => {
  const { shop, staff } = await arrangeStaff()
  await arrangeGateway(server, { tenant: shop, isEnabled: true, priority: 3, description: formula })
  await arrangeGateway(server, { tenant: shop, name: 'vnpay' })
  await arrangeGateway(server, { tenant: (await arrangeStaff()).shop, isEnabled: true })
  const lines = await csvOf(server, staff, '/payment-gateway-configs/export?isEnabled=true')
  expect(lines[0]).toBe(
    'Name,Gateway,Description,Enabled,Mode,Fee (%),Fixed fee (VND),Minimum (VND),Maximum (VND),Currencies,Priority,Created,Changed',
  )
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`MoMo,${disarmed},Yes,Test mode,2.9,0,1000,50000000,VND,3,`)
  for (const secret of Object.values(sandboxConfigs.momo)) expect(lines[1]).not.toContain(secret)
})

test("exportGatewayConfigs: the platform's alone", async () => {
  const { rows } = await server.owner.query<{ id: string }>('select id from tenants where is_platform')
  await arrangeGateway(server, { tenant: rows[0]?.id ?? '', name: 'zalopay', description: 'Của sàn' })
  await arrangeGateway(server, { tenant: (await arrangeStaff()).shop, name: 'zalopay' })
  const admin = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  const lines = await csvOf(server, admin, '/admin/gateway-config/export?gatewayName=zalopay')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(',Của sàn,No,')
})

test('exportDataExports: the list of the current shop by the format of the data', async () => {
  const { shop, staff } = await arrangeStaff()
  await arrangeDataExport(server, shop)
  await server.owner.query(`insert into data_exports (tenant_id, data_types, format) values ($1, '{users}', 'JSON')`, [
    shop,
  ])
  await arrangeDataExport(server, (await arrangeStaff()).shop)
  const lines = await csvOf(server, staff, '/tenants/data-export/list?dataFormat=CSV')
  expect(lines[0]).toBe('Requested,Requested by,Data,Format,From,To,Status,Size (bytes),Completed,Kept until')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(',,Orders,CSV,,,Completed,2,')
})

test('exportCouponRedemptions: the uses of one coupon, and none of another shop', async () => {
  const { shop, staff } = await arrangeStaff()
  const product = await arrangeProduct(server, { shop, seller: staff.id })
  const buyer = await arrangePerson(server)
  const coupon = await arrangeCoupon(server, { shop })
  const other = await arrangeCoupon(server, { shop })
  for (const [used, discount] of [
    [coupon, 250_000],
    [other, 100],
  ] as const) {
    const { groupId } = await arrangeOrderOf(server, { product, buyer })
    await arrangeRedemption(server, { coupon: used.id, user: buyer.id, group: groupId, discount })
  }
  const address = `/coupons/${coupon.id}/redemptions/export`
  const lines = await csvOf(server, staff, address)
  expect(lines[0]).toBe('Time,Customer,E-mail,Order number,Discount (VND)')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(new RegExp(`,Nguyễn An,${buyer.email},CN-TEST-[^,]+,2500$`))
  const stranger = { authorization: `Bearer ${(await arrangeStaff()).staff.token}` }
  expect((await server.send(address, { headers: stranger })).status).toBe(404)
})

test.each([
  ...['/categories/export', '/admin/gateway-config/export', '/payment-gateway-configs/export'],
  '/tenants/data-export/list',
])('%s is refused to the seller of a shop', async (address) => {
  const seller = await arrangePerson(server, { shop: (await arrangeShop(server)).id })
  const headers = { authorization: `Bearer ${seller.token}` }
  expect((await server.send(address, { headers })).status).toBe(403)
})
