import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, SiteProcess } from './testing/site-process.ts'

/** `LIVE_STREAMS=5000` measures the number that one process is promised to hold. */
const count = Number(process.env.LIVE_STREAMS ?? 500)
const atOnce = 25
/** 5,000 in 300 MB. */
const kilobytesEach = 60

const data = mkdtempSync(join(tmpdir(), 'chonoi-live-'))
let site: SiteProcess

beforeAll(async () => {
  site = new SiteProcess({ PORT: await freePort(), DATA_DIR: data, TRUST_PROXY: 'on', RATE_LIMIT_FACTOR: '1000' })
  await site.ready()
}, 60_000)
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
  const before = residentKilobytes()
  const streams: Awaited<ReturnType<typeof open>>[] = []
  while (streams.length < count)
    streams.push(...(await Promise.all(Array.from({ length: atOnce }, (_, one) => open(streams.length + one)))))
  const each = (residentKilobytes() - before) / count
  console.log(`${count} streams: ${each.toFixed(1)} KB each`)
  expect(each).toBeLessThan(kilobytesEach)
  expect(streams[0]?.begun.toLowerCase()).not.toContain('content-encoding')
  const began = performance.now()
  await Promise.all([site.signal('SIGTERM'), ...streams.map(({ ended }) => ended)])
  expect(performance.now() - began).toBeLessThan(8_000)
}, 300_000)
