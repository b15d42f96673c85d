import type { BodyOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import {
  arrangeAccountants,
  arrangeCarried,
  arrangeCarrier,
  newTrackingCode,
} from '../../../test/testing/arrange-remittances.ts'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const administrator = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)

async function sellerOf(shop: string) {
  return server.client((await arrangePerson(server, { shop })).token)
}

test('createCarrier: a carrier is active, and shops can choose it', async () => {
  const admin = await administrator()
  const { data } = await admin.POST('/admin/carriers', { body: { code: 'GHN_COD', name: ' Giao hàng Nhanh ' } })
  expect(data).toMatchObject({
    code: 'GHN_COD',
    name: 'Giao hàng Nhanh',
    isActive: true,
    outstandingCount: 0,
    version: 1,
  })
  const seller = await sellerOf((await arrangeShop(server)).id)
  const listed = await seller.GET('/carriers', {})
  expect(listed.data?.data).toContainEqual({ id: data?.id, code: 'GHN_COD', name: 'Giao hàng Nhanh' })
})

test('createCarrier: a code is one carrier’s, and a shop adds none', async () => {
  const admin = await administrator()
  const body = { code: 'VTP', name: 'Viettel Post' }
  await admin.POST('/admin/carriers', { body })
  expect((await admin.POST('/admin/carriers', { body })).error?.code).toBe('carrier.code_taken')
  const seller = await sellerOf((await arrangeShop(server)).id)
  expect((await seller.POST('/admin/carriers', { body })).response.status).toBe(403)
  const blank = await admin.POST('/admin/carriers', { body: { code: 'XX', name: ' ' } })
  expect(blank.error?.fields).toMatchObject([{ path: 'name' }])
})

test('updateCarrier: one that is switched off is no longer offered, and the audit log keeps what changed', async () => {
  const admin = await administrator()
  const id = await arrangeCarrier(server)
  const params = { path: { id } }
  const { data } = await admin.PATCH('/admin/carriers/{id}', { params, body: { isActive: false, version: 1 } })
  expect(data).toMatchObject({ isActive: false, name: 'Chợ Nổi Giao', version: 2 })
  const seller = await sellerOf((await arrangeShop(server)).id)
  expect((await seller.GET('/carriers', {})).data?.data.map((carrier) => carrier.id)).not.toContain(id)
  const { rows } = await server.owner.query(
    `select changes from audit_logs where action = 'carrier.update' and entity_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ changes: { isActive: { from: true, to: false } } }])
})

test('updateCarrier: an older version is refused with the stored carrier', async () => {
  const admin = await administrator()
  const params = { path: { id: await arrangeCarrier(server) } }
  await admin.PATCH('/admin/carriers/{id}', { params, body: { name: 'Tên mới' } })
  const late = await admin.PATCH('/admin/carriers/{id}', { params, body: { name: 'Tên cũ', version: 1 } })
  expect(late.error).toMatchObject({ code: 'row.changed', details: { current: { name: 'Tên mới', version: 2 } } })
})

test('listAdminCarriers: a carrier owes the cash of what is delivered and not remitted', async () => {
  const { carrierId } = await arrangeCarried(server)
  await arrangeCarried(server, { carrier: carrierId, status: 'SHIPPED' })
  const { data } = await (await administrator()).GET('/admin/carriers', {})
  expect(data?.data.find(({ id }) => id === carrierId)).toMatchObject({
    ...{ outstandingCount: 1, outstandingInCents: 10_000_000 },
  })
})

test('listAdminCarriers: a carrier holds what it transferred for no known order', async () => {
  const carrierId = await arrangeCarrier(server)
  const { importOf, confirm } = await arrangeAccountants(server)
  const { data: draft } = await importOf({
    ...{ carrierId, transferredInCents: 10_000_000 },
    lines: [{ trackingCode: newTrackingCode(), collectedInCents: 10_000_000 }],
  })
  const held = async () => {
    const { data } = await (await administrator()).GET('/admin/carriers', {})
    return data?.data.find(({ id }) => id === carrierId)?.heldInCents
  }
  expect(await held()).toBe(0)
  await confirm(draft?.id ?? '')
  expect(await held()).toBe(10_000_000)
})

async function arrangePrepared() {
  const shop = (await arrangeShop(server)).id
  const product = await arrangeProduct(server, { shop })
  const buyer = await arrangePerson(server)
  const { id } = await arrangeOrderOf(server, { buyer, product, status: 'PROCESSING' })
  const seller = await sellerOf(shop)
  return (body: BodyOf<'shipOrder'>) =>
    seller.POST('/orders/{id}/ship', { params: { path: { id }, header: { 'Idempotency-Key': newKey() } }, body })
}

test('shipOrder: a paid order by a carrier of the platform names it, and the platform stays its collector', async () => {
  const ship = await arrangePrepared()
  const { data } = await ship({ carrier: 'OTHER', carrierId: await arrangeCarrier(server), trackingCode: 'T1' })
  expect(data).toMatchObject({ status: 'SHIPPED', collectedBy: 'PLATFORM' })
  expect(data?.shipment).toMatchObject({ carrier: 'OTHER', carrierName: 'Chợ Nổi Giao', trackingCode: 'T1' })
})

test('shipOrder: refuses a carrier that is switched off, and one of a shop that brings the goods itself', async () => {
  const ship = await arrangePrepared()
  const off = await ship({
    ...{ carrier: 'OTHER', trackingCode: 'T1' },
    carrierId: await arrangeCarrier(server, { isActive: false }),
  })
  expect(off.error?.fields).toEqual([{ path: 'carrierId', code: 'not_in_list' }])
  const both = await ship({ carrier: 'SHOP', carrierId: await arrangeCarrier(server) })
  expect(both.error?.fields).toEqual([
    { path: 'carrierId', code: 'not_in_list' },
    { path: 'trackingCode', code: 'required' },
  ])
})
