import { expect, test } from 'vitest'
import {
  arrangeAccountants,
  arrangeCarried,
  arrangeCarrier,
  type Carried,
  newTrackingCode,
  remit,
} from '../../../test/testing/arrange-remittances.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

/** The cash that a carrier transferred and no order took. */
async function heldOf(carrierId: string): Promise<number> {
  const { rows } = await server.owner.query<{ balance: number }>(
    `select balance_in_cents as balance from ledger_accounts where kind = 'COD_CLEARING' and gateway = $1`,
    [carrierId],
  )
  return rows[0]?.balance ?? 0
}

const statementOf = ({ carrierId, trackingCode, order }: Carried) => ({
  ...{ carrierId, transferredInCents: order.totalInCents },
  lines: [{ trackingCode, collectedInCents: order.totalInCents }],
})

test('createRemittance: says of each line how it fits, and books nothing', async () => {
  const carried = await arrangeCarried(server)
  const { carrierId, trackingCode, order, client } = carried
  const other = await arrangeCarried(server, { carrier: carrierId })
  const elsewhere = await arrangeCarried(server)
  const { importOf } = await arrangeAccountants(server)
  const { data } = await importOf({
    ...{ carrierId, transferredInCents: 20_000_000, bankReference: ' FT 26334 ' },
    lines: [
      { trackingCode, collectedInCents: 10_000_000, feeInCents: 500_000 },
      { orderNumber: order.orderNumber, collectedInCents: 10_000_000 },
      { orderNumber: other.order.orderNumber, collectedInCents: 9_000_000 },
      { trackingCode: elsewhere.trackingCode, collectedInCents: 10_000_000 },
    ],
  })
  expect(data).toMatchObject({ status: 'DRAFT', bankReference: 'FT 26334', decidedBy: null })
  expect(data?.lines.map(({ match }) => match)).toEqual(['MATCHED', 'ALREADY_REMITTED', 'AMOUNT_DIFFERS', 'UNKNOWN'])
  expect(data?.totals).toEqual({
    ...{ lineCount: 4, collectedInCents: 39_000_000 },
    ...{ matchedCount: 1, matchedInCents: 10_000_000, matchedFeeInCents: 500_000 },
  })
  const read = await client.GET('/orders/{id}', { params: { path: { id: order.id } } })
  expect([read.data?.paymentStatus, await heldOf(carrierId)]).toEqual(['PENDING', 0])
})

test('createRemittance: takes the text of a CSV file with amounts in đồng', async () => {
  const { carrierId, trackingCode, order } = await arrangeCarried(server)
  const { importOf } = await arrangeAccountants(server)
  const { data } = await importOf({
    ...{ carrierId, transferredInCents: 9_500_000 },
    csv: `Mã vận đơn;Tiền thu hộ;Phí\n${trackingCode};100.000;5.000\n`,
  })
  expect(data?.lines).toMatchObject([
    { match: 'MATCHED', collectedInCents: 10_000_000, feeInCents: 500_000, order: { id: order.id } },
  ])
})

test('createRemittance: refuses a statement without lines, with both forms, and of an unknown carrier', async () => {
  const { importOf } = await arrangeAccountants(server)
  const head = { carrierId: await arrangeCarrier(server), transferredInCents: 0 }
  const lines = [{ trackingCode: 'T1', collectedInCents: 100 }]
  expect((await importOf(head)).error?.fields).toMatchObject([{ path: 'lines', code: 'required' }])
  expect((await importOf({ ...head, lines, csv: 'x' })).error?.fields).toMatchObject([{ path: 'csv' }])
  const nobody = await importOf({ ...head, lines, carrierId: '00000000-0000-4000-8000-000000000000' })
  expect(nobody.error?.fields).toMatchObject([{ path: 'carrierId', code: 'not_in_list' }])
  const nameless = await importOf({ ...head, lines: [{ collectedInCents: 100 }] })
  expect(nameless.error?.fields).toMatchObject([{ path: 'lines.0.trackingCode', code: 'required' }])
})

test('createRemittance: a transfer is imported once, and again after its draft was cancelled', async () => {
  const { importOf, second } = await arrangeAccountants(server)
  const body = { ...statementOf(await arrangeCarried(server)), bankReference: newTrackingCode() }
  const { data } = await importOf(body)
  expect((await importOf(body)).error?.code).toBe('remittance.reference_taken')
  const params = { path: { id: data?.id ?? '' } }
  expect((await second.POST('/admin/remittances/{id}/cancel', { params })).data?.status).toBe('CANCELLED')
  expect((await importOf(body)).response.status).toBe(201)
})

test('confirmRemittance: never by whoever imported it', async () => {
  const { importOf, confirm, first } = await arrangeAccountants(server)
  const { data } = await importOf(statementOf(await arrangeCarried(server)))
  const { response, error } = await confirm(data?.id ?? '', first)
  expect([response.status, error?.code]).toEqual([403, 'remittance.own_confirmation'])
})

test('confirmRemittance: once, and no more after it was cancelled', async () => {
  const { importOf, confirm, first } = await arrangeAccountants(server)
  const id = (await importOf(statementOf(await arrangeCarried(server)))).data?.id ?? ''
  const { data } = await confirm(id)
  expect(data).toMatchObject({ status: 'CONFIRMED', lines: [{ match: 'MATCHED', isBooked: true }] })
  expect((await confirm(id)).error?.code).toBe('remittance.not_draft')
  const cancelled = await first.POST('/admin/remittances/{id}/cancel', { params: { path: { id } } })
  expect(cancelled.error?.code).toBe('remittance.not_draft')
})

test('confirmRemittance: each shop is told once how many of its orders were paid, how much, and where they are', async () => {
  const one = await arrangeCarried(server)
  const others = [
    await arrangeCarried(server, { carrier: one.carrierId }),
    await arrangeCarried(server, { carrier: one.carrierId, shop: one.shop }),
  ]
  const { importOf, confirm } = await arrangeAccountants(server)
  const lines = [one, ...others].map(({ trackingCode, order }) => ({
    ...{ trackingCode, collectedInCents: order.totalInCents },
  }))
  const { data } = await importOf({ carrierId: one.carrierId, transferredInCents: 30_000_000, lines })
  await confirm(data?.id ?? '')
  const toldTo = async ({ seller }: Carried) => {
    const { data: told } = await seller.GET('/notifications', {})
    return told?.data.flatMap(({ type, message, link }) =>
      type === 'ORDER_CASH_REMITTED' ? [[message.replaceAll('\u00a0', ' '), link]] : [],
    )
  }
  expect(await toldTo(one)).toEqual([
    ['Chợ Nổi Giao đã chuyển về 200.000 ₫ tiền thu hộ, số đơn hàng đã được trả: 2.', '/seller/orders'],
  ])
  const [other] = others
  expect(other && (await toldTo(other))).toEqual([
    [
      'Chợ Nổi Giao đã chuyển về 100.000 ₫ tiền thu hộ, số đơn hàng đã được trả: 1.',
      `/seller/orders/${other?.order.id}`,
    ],
  ])
})

test('confirmRemittance: an order that another remittance paid meanwhile is not paid again', async () => {
  const carried = await arrangeCarried(server)
  const accountants = await arrangeAccountants(server)
  const late = (await accountants.importOf(statementOf(carried))).data?.id ?? ''
  await remit(accountants, carried)
  const { data } = await accountants.confirm(late)
  expect(data?.lines).toMatchObject([{ match: 'ALREADY_REMITTED', isBooked: false }])
  // The second transfer arrived, and nobody knows for what.
  expect(await heldOf(carried.carrierId)).toBe(10_000_000)
})

test('confirmRemittance: refuses less than the matched lines hold, and pays nothing', async () => {
  const carried = await arrangeCarried(server)
  const { importOf, confirm } = await arrangeAccountants(server)
  const { data } = await importOf({ ...statementOf(carried), transferredInCents: 9_999_900 })
  expect((await confirm(data?.id ?? '')).error?.code).toBe('remittance.amount_short')
  const read = await carried.client.GET('/orders/{id}', { params: { path: { id: carried.order.id } } })
  expect([read.data?.paymentStatus, await heldOf(carried.carrierId)]).toEqual(['PENDING', 0])
})

test('confirmRemittance: money of a line that fits nothing waits with the carrier until a later statement names its order', async () => {
  const carried = await arrangeCarried(server)
  const { carrierId, order } = carried
  const { importOf, confirm } = await arrangeAccountants(server)
  const wrong = await importOf({
    ...{ carrierId, transferredInCents: 10_000_000 },
    lines: [{ trackingCode: newTrackingCode(), collectedInCents: 10_000_000 }],
  })
  await confirm(wrong.data?.id ?? '')
  expect(await heldOf(carrierId)).toBe(10_000_000)
  const right = await importOf({
    ...{ carrierId, transferredInCents: 0 },
    lines: [{ orderNumber: order.orderNumber, collectedInCents: 10_000_000 }],
  })
  const { data } = await confirm(right.data?.id ?? '')
  expect([data?.lines[0]?.isBooked, await heldOf(carrierId)]).toEqual([true, 0])
})

test('confirmRemittance: a repetition with its key gets the same answer', async () => {
  const carried = await arrangeCarried(server)
  const { importOf, second } = await arrangeAccountants(server)
  const id = (await importOf(statementOf(carried))).data?.id ?? ''
  const params = { path: { id }, header: { 'Idempotency-Key': newKey() } }
  const answers = [
    await second.POST('/admin/remittances/{id}/confirm', { params }),
    await second.POST('/admin/remittances/{id}/confirm', { params }),
  ]
  expect(answers[1]?.data).toEqual(answers[0]?.data)
})

test('remittances: import, confirmation and cancellation stand in the audit log', async () => {
  const accountants = await arrangeAccountants(server)
  const carried = await arrangeCarried(server)
  const { data } = await remit(accountants, carried)
  const { rows } = await server.owner.query(
    'select action, severity, changes from audit_logs where entity_id = $1 order by created_at, id',
    [data?.id],
  )
  expect(rows).toEqual([
    { action: 'remittance.import', severity: 'WARNING', changes: { transferredInCents: 10_000_000, lineCount: 1 } },
    {
      ...{ action: 'remittance.confirm', severity: 'CRITICAL' },
      changes: { transferredInCents: 10_000_000, bookedCount: 1, bookedInCents: 10_000_000 },
    },
  ])
})

test('listRemittances: the newest first, by status and carrier, for the platform alone', async () => {
  const carried = await arrangeCarried(server)
  const { carrierId } = carried
  const accountants = await arrangeAccountants(server)
  await remit(accountants, carried)
  const draft = await accountants.importOf({
    ...{ carrierId, transferredInCents: 100 },
    lines: [{ trackingCode: 'T1', collectedInCents: 100 }],
  })
  const list = async (status?: 'DRAFT') =>
    (await accountants.first.GET('/admin/remittances', { params: { query: { carrierId, ...(status && { status }) } } }))
      .data
  expect((await list())?.data.map(({ status }) => status)).toEqual(['DRAFT', 'CONFIRMED'])
  expect((await list('DRAFT'))?.data.map(({ id }) => id)).toEqual([draft.data?.id])
  const seller = server.client((await arrangePerson(server, { shop: carried.shop.id })).token)
  expect((await seller.GET('/admin/remittances', {})).response.status).toBe(403)
})

test('listRemittances: finds a part of the bank reference, a tracking code and an order number', async () => {
  const carried = await arrangeCarried(server)
  const { carrierId, order } = carried
  const { first, importOf } = await arrangeAccountants(server)
  const unknown = newTrackingCode()
  const { data } = await importOf({
    ...{ carrierId, transferredInCents: 0, bankReference: `FT ${unknown}/Đối soát` },
    lines: [
      { orderNumber: order.orderNumber, collectedInCents: 10_000_000 },
      { trackingCode: `T${unknown}`, collectedInCents: 100 },
    ],
  })
  const found = async (search: string) =>
    (await first.GET('/admin/remittances', { params: { query: { search } } })).data?.data.map(({ id }) => id)
  for (const text of [`${unknown}/doi`, order.orderNumber.toLowerCase(), ` T${unknown} `])
    expect(await found(text)).toEqual([data?.id])
  expect(await found(order.orderNumber.slice(0, -1))).toEqual([])
})

test('listRemittances: by the moment of import', async () => {
  const { first, importOf } = await arrangeAccountants(server)
  const { carrierId } = await arrangeCarried(server)
  const lines = [{ trackingCode: 'T1', collectedInCents: 100 }]
  const { data } = await importOf({ carrierId, transferredInCents: 0, lines })
  const createdAt = data?.createdAt ?? ''
  const listed = async (query: { startDate?: string; endDate?: string }) =>
    (await first.GET('/admin/remittances', { params: { query: { carrierId, ...query } } })).data?.data.length
  expect([await listed({ startDate: createdAt }), await listed({ endDate: createdAt })]).toEqual([1, 0])
})

test('getRemittanceStatistics: sums what waits, and of confirmed remittances what arrived and what it paid', async () => {
  const accountants = await arrangeAccountants(server)
  const carried = await arrangeCarried(server)
  const { carrierId } = carried
  await remit(accountants, carried, 500_000)
  const lines = [{ trackingCode: newTrackingCode(), collectedInCents: 3_000_000, feeInCents: 100 }]
  const unknown = await accountants.importOf({ carrierId, transferredInCents: 3_000_000, lines })
  await accountants.confirm(unknown.data?.id ?? '')
  await accountants.importOf({ carrierId, transferredInCents: 700, lines })
  const { data } = await accountants.first.GET('/admin/remittances/statistics', { params: { query: { carrierId } } })
  expect(data).toEqual({
    ...{ draftCount: 1, draftInCents: 700, confirmedCount: 2, transferredInCents: 12_500_000 },
    ...{ bookedInCents: 10_000_000, feeInCents: 500_000, differenceInCents: 3_000_000 },
  })
  const seller = server.client((await arrangePerson(server, { shop: carried.shop.id })).token)
  expect((await seller.GET('/admin/remittances/statistics', {})).response.status).toBe(403)
})

test('the ledger lists what a carrier transferred as the carrier’s account', async () => {
  const carried = await arrangeCarried(server)
  const { carrierId } = carried
  const accountants = await arrangeAccountants(server)
  await remit(accountants, carried)
  const query = { accountKind: 'COD_CLEARING' as const }
  const { data } = await accountants.first.GET('/ledger/accounts', { params: { query } })
  expect(data?.data).toContainEqual(
    expect.objectContaining({ kind: 'COD_CLEARING', ownerId: carrierId, name: 'Chợ Nổi Giao', gateway: null }),
  )
})
