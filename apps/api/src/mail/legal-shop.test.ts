import { expect, test } from 'vitest'
import { arrangeOrderOf } from '../../test/testing/arrange-catalogue.ts'
import { arrangeInvoice } from '../../test/testing/arrange-invoices.ts'
import { arrangeVerification } from '../../test/testing/arrange-seller-verifications.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import type { PrintedDocument } from '../ports/document.ts'

const printed: PrintedDocument[] = []
const server = useTestApi(({ documents }) => ({
  documents: {
    print(document: PrintedDocument) {
      printed.push(document)
      return documents.print(document)
    },
  },
}))

/** A shop that was opened for a verified person, with a draft for an order. */
async function arrange() {
  const shop = (await arrangeShop(server)).id
  const seller = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  const verification = await arrangeVerification(server, seller.id, 'Hộ kinh doanh Nguyễn Thị Lò')
  const reviewer = await arrangePerson(server, { role: 'ADMIN' })
  await server.owner.query(
    `update seller_verifications set status = 'APPROVED', decided_at = now(), decided_by = $3, opened_tenant_id = $2 where id = $1`,
    [verification, shop, reviewer.id],
  )
  const product = await arrangeProduct(server, { shop })
  const buyer = await arrangePerson(server)
  const order = await arrangeOrderOf(server, { buyer, product, status: 'PROCESSING' })
  const invoice = await arrangeInvoice(server, { orderId: order.id, status: 'DRAFT' })
  return { shop, seller, invoice }
}

async function print(token: string, invoice: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': 'a'.repeat(64) }
  const { status, headers: answered } = await server.send(`/invoices/${invoice}/pdf`, { method: 'POST', headers })
  return { status, name: answered.get('content-disposition') ?? '', page: JSON.stringify(printed.at(-1)) }
}

test('generateInvoicePdf: names the seller by law with the tax code, and a draft by its order', async () => {
  const { seller, invoice } = await arrange()
  const { status, name, page } = await print(seller.token, invoice)
  expect(status).toBe(200)
  expect(page).toContain('Hộ kinh doanh Nguyễn Thị Lò')
  expect(page).toContain('0300588569')
  expect(name).toMatch(/hoa-don-nhap-[\w-]+\.pdf/)
  expect(page).toContain('"watermark":"BẢN NHÁP"')
})

test("generateInvoicePdf: doesn't name an applicant who handed the shop over", async () => {
  const { shop, seller, invoice } = await arrange()
  const next = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  await server.owner.query(`update memberships set status = 'LEFT' where tenant_id = $1 and user_id = $2`, [
    ...[shop, seller.id],
  ])
  const { status, page } = await print(next.token, invoice)
  expect(status).toBe(200)
  expect(page).not.toContain('0300588569')
})
