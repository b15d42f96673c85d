import type { LiveEvent } from '@chonoi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeClock, fakeClock } from '../../test-support/fake-clock.ts'
import { fakeChannels } from '../../test-support/fake-channels.ts'
import { lan } from '../../test-support/people.ts'
import { observable } from '../observable/observable.ts'
import { type SessionSnapshot, signedInSession, signedOutSession } from '../session/session-snapshot.ts'
import { tabLocks } from '../timing/locks.ts'
import type { StreamRequest } from './follow-changes.ts'
import { type LiveChanges, liveChanges } from './live-changes.ts'

interface OpenedStream extends StreamRequest {
  send(text: string): void
  end(): void
}

let clock: FakeClock
let streams: OpenedStream[]
let refuses: boolean
let session: ReturnType<typeof observable<SessionSnapshot>>
let openTab: () => { live: LiveChanges; heard: (LiveEvent | null)[] }
const order: LiveEvent = { topic: 'orders', id: '7b1b0a4e-0000-4000-8000-000000000001' }
const ready = (id: string) => `id: ${id}\nevent: ready\ndata: {}\n\n`
const changed = (id: string, change = order) => `id: ${id}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`

beforeEach(() => {
  clock = fakeClock()
  streams = []
  refuses = false
  session = observable<SessionSnapshot>(signedInSession(lan()))
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const [locks, openChannel] = [tabLocks(), fakeChannels()]
  openTab = () => {
    const live = liveChanges({ openStream, session, locks, clock, openChannel })
    const heard: (LiveEvent | null)[] = []
    live.onChange((change) => heard.push(change))
    return { live, heard }
  }
})

afterEach(() => vi.restoreAllMocks())

async function openStream(request: StreamRequest) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const end = () => void writer.close().catch(() => {})
  request.signal.addEventListener('abort', end)
  streams.push({ ...request, send: (text) => void writer.write(new TextEncoder().encode(text)).catch(() => {}), end })
  return refuses ? undefined : readable
}

const latest = () => streams.at(-1) as OpenedStream
const opened = (count: number) => expect.poll(() => streams).toHaveLength(count)

async function goLive(place = '10-1') {
  const tab = openTab()
  const stop = tab.live.start()
  await opened(1)
  latest().send(ready(place))
  await expect.poll(() => tab.live.isLive.getSnapshot()).toBe(true)
  return { ...tab, stop }
}

test('liveChanges: a tab hears of changes once its stream is ready', async () => {
  const { heard } = await goLive()
  latest().send(`: heartbeat\n\n${changed('10-2')}`)
  await expect.poll(() => heard).toEqual([order])
})

test('liveChanges: comes back from the last event on, and stays live between two streams', async () => {
  const { live } = await goLive()
  latest().send(changed('12-5'))
  latest().end()
  await expect.poll(() => clock.pending()).toContain(1000)
  clock.advance(1000)
  await opened(2)
  expect(latest().place).toBe('12-5')
  expect(live.isLive.getSnapshot()).toBe(true)
})

test("liveChanges: isn't live while the server can't be reached, and tries again after 1, 2 and 4 s", async () => {
  const { live } = await goLive()
  refuses = true
  latest().end()
  for (const [pause, count] of [
    [1000, 2],
    [1000, 3],
    [2000, 4],
    [4000, 5],
  ] as const) {
    await expect.poll(() => clock.pending()).toEqual([pause])
    clock.advance(pause)
    await opened(count)
  }
  expect(live.isLive.getSnapshot()).toBe(false)
})

test('liveChanges: a stream that stays silent is opened anew', async () => {
  await goLive()
  await expect.poll(() => clock.pending()).toEqual([60_000])
  clock.advance(60_000)
  await expect.poll(() => clock.pending()).toEqual([1000])
  clock.advance(1000)
  await opened(2)
})

test('liveChanges: tells that anything may have changed after a reset', async () => {
  const { heard } = await goLive()
  latest().send('id: 90-0\nevent: reset\ndata: {}\n\n')
  await expect.poll(() => heard).toEqual([null])
})

test('liveChanges: all tabs share one stream, and the next tab goes on where the first one left', async () => {
  const first = await goLive()
  const second = openTab()
  second.live.start()
  await expect.poll(() => second.live.isLive.getSnapshot()).toBe(true)
  latest().send(changed('14-3'))
  await expect.poll(() => [first.heard, second.heard]).toEqual([[order], [order]])
  expect(streams).toHaveLength(1)
  first.stop()
  await opened(2)
  expect(latest().place).toBe('14-3')
})

test('liveChanges: twenty tabs share one stream, also after the tab that held it is closed', async () => {
  const first = await goLive()
  const others = Array.from({ length: 19 }, openTab)
  for (const { live } of others) live.start()
  await vi.waitFor(() => expect(others.every(({ live }) => live.isLive.getSnapshot())).toBe(true))
  latest().send(changed('14-3'))
  await vi.waitFor(() => expect(others.map(({ heard }) => heard)).toEqual(others.map(() => [order])))
  first.stop()
  await opened(2)
  latest().send(ready('14-3'))
  latest().send(changed('15-1'))
  await vi.waitFor(() => expect(others.map(({ heard }) => heard)).toEqual(others.map(() => [order, order])))
  expect(streams).toHaveLength(2)
})

test('liveChanges: the stream names what all tabs watch', async () => {
  const first = await goLive()
  const second = openTab()
  second.live.start()
  first.live.watch(['b'])
  const stopWatching = second.live.watch(['a'])
  clock.advance(100)
  await opened(2)
  expect(latest().products).toEqual(['a', 'b'])
  stopWatching()
  clock.advance(100)
  await opened(3)
  expect(latest().products).toEqual(['b'])
})

test('liveChanges: a visitor has a stream only while a product is watched', async () => {
  session.set(signedOutSession)
  const { live } = openTab()
  live.start()
  clock.advance(100)
  expect(streams).toHaveLength(0)
  live.watch(['a'])
  clock.advance(100)
  await opened(1)
})

test('liveChanges: signing out ends the stream of the account', async () => {
  const { live } = await goLive()
  session.set(signedOutSession)
  clock.advance(100)
  expect(latest().signal.aborted).toBe(true)
  expect(live.isLive.getSnapshot()).toBe(false)
})
