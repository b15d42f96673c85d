import { expect, test } from 'vitest'
import { arrangeCoupon, arrangeOrderOf, arrangeReview } from '../../../test/testing/arrange-catalogue.ts'
import { type ArrangedPerson, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { unzip } from '../../../test/testing/unzip.ts'

const server = useTestApi()
const formula = '=HYPERLINK("http://evil.example")'
const disarmed = `"'=HYPERLINK(""http://evil.example"")"`

const send = (by: ArrangedPerson, address: string, language = 'en') =>
  server.send(address, { headers: { authorization: `Bearer ${by.token}`, 'accept-language': language } })

/** The lines of a list's CSV file: its headings, then its rows. */
async function csvOf(by: ArrangedPerson, address: string, language = 'en'): Promise<readonly string[]> {
  const response = await send(by, address, language)
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  return bytes.toString('utf8').slice(1).split('\r\n').slice(0, -1)
}

/** A shop with its administrator and a product. */
async function arrangeShopWith(name = formula) {
  const shop = (await arrangeShop(server)).id
  const staff = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  const product = await arrangeProduct(server, { shop, name, seller: staff.id })
  return { shop, staff, product }
}
const platformAdmin = () => arrangePerson(server, { role: 'ADMIN' })
const renamed = async (shop: string, name: string) =>
  server.owner.query('update tenants set name = $2 where id = $1', [shop, name])

test('exportUsers: the members of the shop alone, without a formula', async () => {
  const { shop, staff } = await arrangeShopWith()
  const seller = await arrangePerson(server, { shop })
  await server.owner.query('update users set last_name = $2 where id = $1', [seller.id, formula])
  const other = await arrangeShopWith()
  const lines = await csvOf(staff, '/users/export?sortBy=role&sortOrder=asc')
  expect(lines[0]).toBe('Name,E-mail,Phone,Role,Status,Verification,Last seen,Created')
  expect(lines).toHaveLength(3)
  expect(lines.join('\n')).toContain(
    `"'=HYPERLINK(""http://evil.example"") An",${seller.email},,Seller,Active,Verified,,`,
  )
  expect(lines.join('\n')).not.toContain(other.staff.email)
})

test('exportUsers: obeys the filters of the list', async () => {
  const { shop, staff } = await arrangeShopWith()
  const seller = await arrangePerson(server, { shop })
  const lines = await csvOf(staff, '/users/export?role=SELLER', 'vi')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`Nguyễn An,${seller.email},,Người bán,Đang hoạt động,Đã xác minh,`)
})

test('exportUsers: the platform exports whom it searches for', async () => {
  const { staff } = await arrangeShopWith()
  const lines = await csvOf(await platformAdmin(), `/users/export?search=${staff.email}`)
  expect(lines).toHaveLength(2)
})

test('exportUsers: is in the audit log with its filters and who took it', async () => {
  const { staff } = await arrangeShopWith()
  await csvOf(staff, '/users/export?role=ADMIN')
  const { rows } = await server.owner.query(
    `select changes, description from audit_logs where action = 'user.export' and user_id = $1`,
    [staff.id],
  )
  expect(rows).toMatchObject([{ changes: { role: 'ADMIN', count: 1 }, description: 'Exported users, rows: 1' }])
})

test('exportManagedOrders: the orders of the shop alone, without a formula', async () => {
  const { product, staff, shop } = await arrangeShopWith()
  const other = await arrangeShopWith()
  const buyer = await arrangePerson(server)
  const { id } = await arrangeOrderOf(server, { buyer, product, status: 'SHIPPED' })
  await arrangeOrderOf(server, { buyer, product: other.product })
  await server.owner.query('update orders set buyer_first_name = $2, buyer_last_name = $3 where id = $1', [
    ...[id, '', formula],
  ])
  await renamed(shop, '+84')
  const lines = await csvOf(staff, '/orders/management/all/export')
  expect(lines[0]).toBe(
    'Order number,Shop,Customer,E-mail,First item,Items,Total (VND),Status,Payment,Method,Placed,Paid to the shop',
  )
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(
    `,'+84,${disarmed},${buyer.email},Bình hoa men lam,1,100000,On its way,Paid,Chợ Nổi wallet,`,
  )
})

test('exportManagedOrders: obeys the filters of the list', async () => {
  const { product, staff } = await arrangeShopWith()
  const buyer = await arrangePerson(server)
  await arrangeOrderOf(server, { buyer, product, status: 'DELIVERED' })
  await arrangeOrderOf(server, { buyer, product, status: 'CANCELLED' })
  const lines = await csvOf(staff, '/orders/management/all/export?status=CANCELLED', 'vi')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(',100000,Đã hủy,Đã thanh toán,Ví Chợ Nổi,')
})

test('exportManagedProducts: the products of the shop alone, without a formula', async () => {
  const { staff } = await arrangeShopWith()
  await arrangeShopWith('Của người khác')
  const lines = await csvOf(staff, '/products/management/all/export')
  expect(lines[0]).toBe(
    'Name,Shop,Price (VND),Compare-at price (VND),Stock,Sold,Variants,Rating,Reviews,Condition,Status,Created',
  )
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${disarmed},Gốm Bát Tràng,100000,,10,0,1,0,0,New,Approved,`)
})

test('exportManagedProducts: obeys the filters of the list', async () => {
  const { staff, shop } = await arrangeShopWith()
  await arrangeProduct(server, { shop, name: 'Chưa đăng', status: 'DRAFT', seller: staff.id })
  const lines = await csvOf(staff, '/products/management/all/export?status=DRAFT&sortBy=name')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['Chưa đăng'])
})

test('exportTenants: the shops that are searched for, without a formula', async () => {
  const { shop } = await arrangeShopWith()
  const name = `@gốm ${shop.slice(0, 8)}`
  await renamed(shop, name)
  await arrangeShop(server)
  const lines = await csvOf(await platformAdmin(), `/tenants/export?search=${encodeURIComponent(name)}`)
  expect(lines[0]).toBe('Name,Slug,Website,Approval,Active,Public,Members,Products,Orders,Admin notes,Created')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(new RegExp(`^'${name},shop-[^,]*,,Approved,Active,Yes,1,1,0,,`))
})

test('exportTenants: is refused to the staff of a shop', async () => {
  const { staff } = await arrangeShopWith()
  expect((await send(staff, '/tenants/export')).status).toBe(403)
})

test('exportCoupons: the coupons of the shop alone, without a formula', async () => {
  const { staff, shop } = await arrangeShopWith()
  const { code } = await arrangeCoupon(server, { shop, type: 'FIXED_AMOUNT', value: 500_000, description: formula })
  const other = await arrangeShopWith()
  await arrangeCoupon(server, { shop: other.shop })
  await arrangeCoupon(server)
  const lines = await csvOf(staff, '/coupons/export')
  expect(lines[0]).toBe(
    'Code,Shop,Description,Discount (%),Discount (VND),Minimum order (VND),Used,Maximum uses,Uses per person,From,Until,Switched on,Expired,Created',
  )
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${code},Gốm Bát Tràng,${disarmed},,5000,0,0,,,`)
})

test('exportCoupons: obeys the filters of the list', async () => {
  const { staff, shop } = await arrangeShopWith()
  await arrangeCoupon(server, { shop })
  const { code } = await arrangeCoupon(server, { shop, active: false })
  const lines = await csvOf(staff, '/coupons/export?isActive=false')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([code])
})

test('exportReviews: the reviews of every state that match, without a formula', async () => {
  const { product } = await arrangeShopWith('Bình gốm')
  const first = await arrangePerson(server)
  const second = await arrangePerson(server)
  await arrangeReview(server, { product, user: first.id, status: 'HIDDEN', comment: formula, rating: 2 })
  await arrangeReview(server, { product, user: second.id })
  const lines = await csvOf(await platformAdmin(), `/reviews/export?productId=${product.id}&status=HIDDEN`)
  expect(lines[0]).toBe('Product,Author,Stars,Title,Comment,Bought it,Status,Reason,Written')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`Bình gốm,Nguyễn An,2,,${disarmed},No,Hidden,,`)
})

test('exportReviews: is refused to the staff of a shop', async () => {
  const { staff } = await arrangeShopWith()
  expect((await send(staff, '/reviews/export')).status).toBe(403)
})

test('exportStockMovements: the movements of the shop alone, without a formula', async () => {
  const { staff, product } = await arrangeShopWith()
  await arrangeShopWith('Của người khác')
  const lines = await csvOf(staff, '/stock-movements/export')
  expect(lines[0]).toBe('Time,Product,Variant,SKU,Type,Quantity,Stock before,Stock after,Reason,By')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`,${disarmed},,,Restock,10,0,10,,`)
  expect(await csvOf(staff, `/stock-movements/export?productId=${product.id}&type=SALE`)).toHaveLength(1)
})

test.each([
  ...['/users/export', '/orders/management/all/export', '/products/management/all/export', '/coupons/export'],
  '/stock-movements/export',
])('%s: is a workbook on demand, whose texts are no formulas', async (address) => {
  const { staff, shop } = await arrangeShopWith()
  await arrangeCoupon(server, { shop, description: formula })
  const response = await send(staff, `${address}?format=xlsx`)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*-\d{4}-\d\d-\d\d\.xlsx$/)
  const sheet = unzip(Buffer.from(await response.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toContain('<row ')
  expect(sheet).not.toContain('<f>')
})
