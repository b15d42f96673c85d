import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHeap } from './faults/retained-heap.ts'
import { freePort, SiteProcess } from './testing/site-process.ts'

/** The long form opens the number that one process is promised to hold. Only it judges resident memory and time. */
const { LIVE_STREAMS } = process.env
const count = Number(LIVE_STREAMS ?? 500)
const rounds = 5
const atOnce = 25
/** What the heap retains of each; 18 were measured. */
const maxHeapEach = 40
/** 5,000 in 300 MB. */
const maxResidentEach = LIVE_STREAMS ? 60 : Number.POSITIVE_INFINITY
/** In milliseconds. */
const maxEnd = LIVE_STREAMS ? 8_000 : Number.POSITIVE_INFINITY

const data = mkdtempSync(join(tmpdir(), 'chonoi-live-'))
let inspector: string
let site: SiteProcess

beforeAll(async () => {
  inspector = await freePort()
  site = new SiteProcess({
    ...{ PORT: await freePort(), DATA_DIR: data, TRUST_PROXY: 'on', RATE_LIMIT_FACTOR: '1000' },
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
  })
  await site.ready()
})
afterAll(async () => {
  await site?.signal('SIGTERM')
  rmSync(data, { recursive: true, force: true })
})

/** Opens a stream as a visitor of an address of their own; resolves to its head and first event. */
async function open(visitor: number): Promise<{ socket: Socket; ended: Promise<void>; begun: string }> {
  const { hostname, port } = new URL(site.origin)
  const socket = connect(Number(port), hostname)
  const ended = new Promise<void>((end) => socket.once('close', () => end()))
  const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`
  socket.write(
    `GET /api/v1/events?products=${crypto.randomUUID()} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\nX-Forwarded-For: ${address}\r\n\r\n`,
  )
  let begun = ''
  await new Promise<void>((ready, fail) => {
    socket.on('data', (chunk) => {
      begun += chunk.toString()
      if (begun.includes('event: ready')) ready()
    })
    socket.once('close', () => fail(new Error(begun)))
  })
  return { socket, ended, begun }
}

const residentKilobytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1] ?? Number.NaN)

test('streams of live events are sent at once and uncompressed, take little memory and end with the process', async () => {
  for (let visitor = 0; visitor < 50; visitor++) (await open(visitor)).socket.destroy()
  const heap = await openHeap(inspector)
  const before = residentKilobytes()
  const heaps = [await heap.read()]
  const streams: Awaited<ReturnType<typeof open>>[] = []
  for (let round = 1; round <= rounds; round++) {
    while (streams.length < (round * count) / rounds)
      streams.push(...(await Promise.all(Array.from({ length: atOnce }, (_, one) => open(streams.length + one)))))
    heaps.push(await heap.read())
  }
  heap.close()
  // The round in which nothing else was kept.
  const grown = Math.min(...heaps.slice(1).map((megabytes, round) => megabytes - (heaps[round] ?? 0)))
  const heapEach = (grown * 1000 * rounds) / count
  const residentEach = (residentKilobytes() - before) / count
  console.log(`${count} streams: ${residentEach.toFixed(1)} KB each, ${heapEach.toFixed(1)} KB of the heap`)
  expect(heapEach).toBeLessThan(maxHeapEach)
  expect(residentEach).toBeLessThan(maxResidentEach)
  expect(streams[0]?.begun.toLowerCase()).not.toContain('content-encoding')
  const began = performance.now()
  await Promise.all([site.signal('SIGTERM'), ...streams.map(({ ended }) => ended)])
  expect(performance.now() - began).toBeLessThan(maxEnd)
}, 300_000)
