import { expect, test } from 'vitest'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
const read = async () => (await (await arrangeAdmin()).GET('/admin/approvals')).data

test('[APPR-06] getApprovalOverview: a queue counts what waits, and since when', async () => {
  const before = await read()
  const shop = await arrangeShop(server)
  await arrangeProduct(server, { shop: shop.id, status: 'PENDING' })
  await arrangeProduct(server, { shop: shop.id, status: 'APPROVED' })
  const after = await read()
  expect(after?.queues.products.waiting).toBe((before?.queues.products.waiting ?? 0) + 1)
  expect(after?.queues.products.oldestAt).not.toBeNull()
})

test('[APPR-07] getApprovalOverview: the share of audited actions that succeeded, of those that ended', async () => {
  await server.owner.query(`
    insert into audit_logs (action, description, vietnamese_description, entity_type, status)
    select 'tenant.update', 'x', 'x', 'tenant', case when n <= 3 then 'SUCCESS' when n = 4 then 'FAILED' else 'PENDING' end
    from generate_series(1, 40) n`)
  const { rows } = await server.owner.query<{ percent: number }>(`
    select round(100.0 * count(*) filter (where status = 'SUCCESS') / count(*))::int as percent from audit_logs where status <> 'PENDING'`)
  expect((await read())?.successPercent).toBe(rows[0]?.percent)
})

test('[APPR-08] getApprovalOverview: lists the latest decisions, newest first', async () => {
  const client = await arrangeAdmin()
  const { id } = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, status: 'PENDING' })
  await client.PUT('/products/{id}/approve', { params: { path: { id } }, body: { approved: true } })
  expect((await read())?.events[0]).toMatchObject({ kind: 'PRODUCT_APPROVED' })
})

test('[APPR-01] getApprovalOverview: sellers may not', async () => {
  const seller = await arrangePerson(server, { shop: (await arrangeShop(server)).id, shopRole: 'SELLER' })
  expect((await server.client(seller.token).GET('/admin/approvals')).error?.status).toBe(403)
})
