import type pg from 'pg'
import { expect, test } from 'vitest'
import { arrangeSignIn } from '../../../test/testing/arrange-account.ts'
import { arrangePaidOrder } from '../../../test/testing/arrange-orders.ts'
import {
  arrangePerson,
  type ArrangedPerson,
  arrangeProduct,
  arrangeShop,
  platformTenant,
} from '../../../test/testing/arrange.ts'
import { followEvents } from '../../../test/testing/follow-events.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { createApi } from '../../index.ts'
import { defaultLiveOptions, openLiveHub } from '../../live/live-hub.ts'

const server = useTestApi(undefined, {
  live: { streamMs: 60_000, maxStreams: { person: 3, network: 50 } },
  prepare: arrangePast,
})

/**
 * An event of the past, from which on nothing was removed. A place in the stream goes back to the oldest open transaction of
 * the whole cluster, also of another test file's database, which may be older than the first event of this one.
 */
async function arrangePast(owner: pg.Pool) {
  await owner.query(`insert into live_events (topic, transaction) values ('orders', $1)`, [2])
}

function open(person?: ArrangedPerson, more: { lastEventId?: string; products?: string[] } = {}) {
  const query = (more.products ?? []).map((id) => `products=${id}`).join('&')
  const headers = {
    ...(person && { authorization: `Bearer ${person.token}` }),
    ...(more.lastEventId && { 'last-event-id': more.lastEventId }),
  }
  return followEvents(server.send(`/events?${query}`, { headers }))
}

/** Opens a stream and reads until it is ready. */
async function follow(...asked: Parameters<typeof open>) {
  const stream = await open(...asked)
  const missed = []
  for (let event = await stream.next(); event; event = await stream.next()) {
    if (event.event !== 'change') return { ...stream, opened: event, missed }
    missed.push(event)
  }
  throw new Error(`the stream ended: ${stream.response.status}`)
}

const notify = (userId: string) =>
  server.owner.query(
    `insert into notifications (user_id, type, title, message) values ($1, 'ANNOUNCEMENT', 'x', 'x')`,
    [userId],
  )
const deliver = (id: string) => server.owner.query(`update orders set status = 'DELIVERED' where id = $1`, [id])
const change = (topic: string, id: string | null = null) => ({ event: 'change', data: { topic, id } })

async function arrangeOrder() {
  const shop = await arrangeShop(server)
  const buyer = await arrangePerson(server)
  const order = await arrangePaidOrder(server, {
    tenantId: shop.id,
    buyerId: buyer.id,
    amount: 100_000,
    createdAt: new Date(),
  })
  return { shop, buyer, order }
}

test('streamEvents: buyer, shop and platform hear of an order, with its id alone', async () => {
  const { shop, buyer, order } = await arrangeOrder()
  const seller = await arrangePerson(server, { shop: shop.id })
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  const streams = await Promise.all([buyer, seller, admin].map((person) => follow(person)))
  await deliver(order.id)
  for (const stream of streams) {
    expect(await stream.next()).toMatchObject(change('orders', order.id))
    await stream.close()
  }
})

test('streamEvents: a stranger, another shop and a customer of the shop hear nothing of it', async () => {
  const { shop, order } = await arrangeOrder()
  const strangers = [
    await arrangePerson(server),
    await arrangePerson(server, { shop: (await arrangeShop(server)).id }),
    await arrangePerson(server, { shop: shop.id, shopRole: 'CUSTOMER' }),
  ]
  for (const person of strangers) {
    const stream = await follow(person)
    await deliver(order.id)
    await notify(person.id)
    expect(await stream.next()).toMatchObject(change('notifications'))
    await stream.close()
  }
})

test('streamEvents: a visitor hears of the named products alone, while they are on the site', async () => {
  const shop = (await arrangeShop(server)).id
  const [asked, other] = [await arrangeProduct(server, { shop }), await arrangeProduct(server, { shop })]
  const stream = await follow(undefined, { products: [asked.id] })
  for (const { variantId } of [other, asked])
    await server.owner.query('update product_variants set price_in_cents = 12345600 where id = $1', [variantId])
  expect(await stream.next()).toMatchObject(change('products', asked.id))
  await stream.close()
})

test('streamEvents: the answer may be cached by nobody and collected by no proxy', async () => {
  const { response, close } = await follow(await arrangePerson(server))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  })
  await close()
})

test('streamEvents: a change of another process arrives', async () => {
  const { buyer, order } = await arrangeOrder()
  const second = createApi({
    databaseUrl: server.databaseUrl,
    ports: (database) => ({
      ...server.api.ports,
      live: openLiveHub(database, server.api.ports.log, { ...defaultLiveOptions, streamMs: 60_000 }),
    }),
  })
  const headers = { authorization: `Bearer ${buyer.token}` }
  const there = await followEvents(second.fetch(new Request('http://localhost/api/v1/events', { headers })))
  for (let event = await there.next(); event?.event === 'change'; ) event = await there.next()
  const here = await follow(buyer)
  await deliver(order.id)
  for (const stream of [here, there]) expect(await stream.next()).toMatchObject(change('orders', order.id))
  await second.close()
  expect(await there.next()).toBeUndefined()
  await here.close()
})

test('streamEvents: a process that is about to end tells what was missed, refuses nobody and ends the stream', async () => {
  const { buyer, order } = await arrangeOrder()
  const here = await follow(buyer)
  const place = here.opened.id
  await here.close()
  const live = openLiveHub(server.api.database, server.api.ports.log, { ...defaultLiveOptions, streamMs: 60_000 })
  const ending = createApi({ databaseUrl: server.databaseUrl, ports: () => ({ ...server.api.ports, live }) })
  await live.close()
  await deliver(order.id)
  const headers = { authorization: `Bearer ${buyer.token}`, 'last-event-id': place }
  const there = await followEvents(ending.fetch(new Request('http://localhost/api/v1/events', { headers })))
  expect(there.response.status).toBe(200)
  // Before them stands what may have been missed already.
  expect((await there.rest()).slice(-2)).toMatchObject([change('orders', order.id), { event: 'ready' }])
  await ending.close()
})

test('streamEvents: a browser that comes back is told what it missed, whichever transaction committed first', async () => {
  const reader = await arrangePerson(server)
  const [early, late] = [await server.owner.connect(), await server.owner.connect()]
  const insert = `insert into withdrawals (user_id, amount_in_cents, bank_name, masked_account_number, account_holder)
    values ($1, 100000, 'ACB', '••••••1234', 'AN') returning id`
  await early.query('begin')
  const first = await early.query<{ id: string }>(insert, [reader.id])
  const stream = await follow(reader)
  const second = await late.query<{ id: string }>(insert, [reader.id])
  const heard = await stream.next()
  expect(heard).toMatchObject(change('withdrawals', second.rows[0]?.id))
  await stream.close()
  // Written before the event that arrived, committed after the stream was cut.
  await early.query('commit')
  early.release()
  late.release()
  const again = await follow(reader, { lastEventId: heard?.id ?? '' })
  expect(again.opened.event).toBe('ready')
  expect(again.missed.map(({ data }) => data.id)).toEqual([first.rows[0]?.id])
  await again.close()
})

test('streamEvents: a page is told what happened within the time that it took to load', async () => {
  const reader = await arrangePerson(server)
  await notify(reader.id)
  const headers = { authorization: `Bearer ${reader.token}` }
  for (const [within, events] of [
    [0, ['ready']],
    [60, ['change', 'ready']],
  ] as const) {
    const stream = await followEvents(server.send(`/events?within=${within}`, { headers }))
    for (const event of events) expect(await stream.next()).toMatchObject({ event })
    await stream.close()
  }
})

test('streamEvents: what is no longer known is told by a reset', async () => {
  const reader = await arrangePerson(server)
  await notify(reader.id)
  const stream = await follow(reader, { lastEventId: '1-1' })
  expect(stream.opened.event).toBe('reset')
  await stream.close()
})

test('streamEvents: signing out ends the stream, and so does a closed account', async () => {
  const person = await arrangeSignIn(server)
  const stream = await follow(person)
  await server.client(person.token).POST('/auth/logout')
  expect(await stream.next()).toBeUndefined()
  const other = await arrangePerson(server)
  const open = await follow(other)
  await server.owner.query('update users set is_active = false where id = $1', [other.id])
  expect(await open.next()).toBeUndefined()
})

test('streamEvents: a lost role ends the stream, and the next one has the rights that are left', async () => {
  const { shop, order } = await arrangeOrder()
  const seller = await arrangePerson(server, { shop: shop.id })
  const stream = await follow(seller)
  await server.owner.query('delete from memberships where user_id = $1 and tenant_id = $2', [seller.id, shop.id])
  expect(await stream.next()).toBeUndefined()
  const next = await follow(seller)
  await deliver(order.id)
  await notify(seller.id)
  expect(await next.next()).toMatchObject(change('notifications'))
  await next.close()
})

test('streamEvents: refuses more streams than one person needs, until one is closed', async () => {
  const person = await arrangePerson(server)
  const streams = [await follow(person), await follow(person), await follow(person)]
  const { response } = await open(person)
  expect(response.status).toBe(429)
  await streams[0]?.close()
  const again = await follow(person)
  for (const stream of [...streams.slice(1), again]) await stream.close()
})

test('streamEvents: a reader that leaves its events lying is cut off', async () => {
  const person = await arrangePerson(server)
  const stream = await open(person)
  const bulk = `insert into notifications (user_id, type, title, message) values ($1, 'ANNOUNCEMENT', 'x', 'x')`
  await server.owner.query(
    `do $do$ begin for i in 1..1200 loop ${bulk.replace('$1', `'${person.id}'`)}; end loop; end $do$`,
  )
  // Told in the order of commits: whoever hears of the marker, heard of all before.
  const marker = await arrangePerson(server)
  const watching = await follow(marker)
  await notify(marker.id)
  await watching.next()
  await watching.close()
  expect((await stream.rest()).length).toBeLessThan(1000)
})

test('streamEvents: all streams end when the connection that listens is lost, and the next one listens again', async () => {
  const person = await arrangePerson(server)
  const stream = await follow(person)
  await server.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'chonoi-live' and datname = current_database()`,
  )
  expect(await stream.next()).toBeUndefined()
  const again = await follow(person)
  await notify(person.id)
  expect(await again.next()).toMatchObject(change('notifications'))
  await again.close()
})

test('streamEvents: switching the tenant ends the stream', async () => {
  const shop = (await arrangeShop(server)).id
  const person = await arrangePerson(server, { shop })
  const stream = await follow(person)
  await server.client(person.token).POST('/auth/switch-tenant', { body: { tenantId: await platformTenant(server) } })
  expect(await stream.next()).toBeUndefined()
})
