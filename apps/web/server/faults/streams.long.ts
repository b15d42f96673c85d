import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOwner, prepareDatabase } from '@chonoi/api'
import { startPostgres } from '@chonoi/api/postgres'
import { afterAll, expect, test, vi } from 'vitest'
import { arrangeMarket } from './market.ts'

const wanted = Number(process.env.OPEN_STREAMS ?? 5_000)
/** On top of what the process holds without any; 105 MB were measured. */
const mostMegabytes = 150
const atOnce = 50

const folder = mkdtempSync(join(tmpdir(), 'chonoi-streams-'))
chmodSync(folder, 0o755)
/** Cleanups, run in reverse order, also after a failed start. */
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

/** The site, with what it said of its memory last. */
async function startSite(databaseUrl: string) {
  const script = join(import.meta.dirname, '../testing/small-streaming-site.ts')
  const child = spawn(
    process.execPath,
    ['--conditions=@chonoi/source', '--max-semi-space-size=8', script, databaseUrl, folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  ends.push(() => child.kill('SIGKILL'))
  const site = { port: 0, megabytes: 0 }
  child.stdout.on('data', (said: Buffer) => {
    for (const line of said.toString().trim().split('\n')) {
      if (line.startsWith('port ')) site.port = Number(line.slice('port '.length))
      else site.megabytes = Number(line)
    }
  })
  await vi.waitFor(() => expect(site.megabytes).toBeGreaterThan(0), { timeout: 60_000 })
  return site
}

interface Stream {
  response: IncomingMessage
  text: string
}

/** Opens a stream from a network of its own few, and waits until it is ready. */
const openStream = (port: number, index: number, productId: string) =>
  new Promise<Stream>((ready, fail) => {
    const headers = { 'x-forwarded-for': `198.18.${index % 200}.1` }
    const path = `/api/v1/events?products=${productId}`
    get({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      const stream = { response, text: '' }
      response.on('error', () => {})
      response.on('data', (chunk: Buffer) => {
        stream.text += chunk.toString()
        if (stream.text.includes('event: ready')) ready(stream)
      })
      response.once('end', () => fail(new Error(`A stream ended with ${response.statusCode}: ${stream.text}`)))
    }).once('error', fail)
  })

test(`${wanted} open streams of one process take no more than ${mostMegabytes} MB on top of it, and a change reaches all`, {
  timeout: 600_000,
}, async () => {
  const postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off' })
  ends.push(() => postgres.stop())
  const databaseUrl = await prepareDatabase({ ownerUrl: postgres.url, secret: Buffer.alloc(32, 1) })
  const owner = openOwner(postgres.url)
  ends.push(() => owner.end())
  const market = await arrangeMarket(postgres.url, { buyers: 1 })
  ends.push(() => market.close())
  const productId = market.products[0]?.id ?? ''
  const site = await startSite(databaseUrl)
  const before = site.megabytes

  const streams: Stream[] = []
  while (streams.length < wanted) {
    const first = streams.length
    const some = Array.from({ length: Math.min(atOnce, wanted - first) }, (_, index) =>
      openStream(site.port, first + index, productId),
    )
    streams.push(...(await Promise.all(some)))
  }
  for (const stream of streams) stream.text = ''
  const changedAt = performance.now()
  await owner.query('update product_variants set stock = stock - 1 where product_id = $1', [productId])
  await vi.waitFor(() => expect(streams.every(({ text }) => text.includes('event: change'))).toBe(true), {
    timeout: 60_000,
    interval: 20,
  })
  const milliseconds = Math.round(performance.now() - changedAt)
  const own = site.megabytes - before
  process.stdout.write(
    `[figures] ${wanted} open streams: ${own} MB on top of the ${before} MB of the process; a change reached all in ${milliseconds} ms\n`,
  )
  for (const { response } of streams) response.destroy()
  expect(own).toBeLessThanOrEqual(mostMegabytes)
})
