import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { writeDataExports } from '../../src/jobs/write-data-exports.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { arrangeManyOrders } from '../testing/arrange-many-orders.ts'
import { useTestApi } from '../testing/test-api.ts'
import { visitsWhile } from '../testing/visits-while.ts'

const server = useTestApi()
/** 100,000 in the long form. */
const orders = Number(process.env.EXPORT_ORDERS ?? 500)
const maxSeconds = 60
const megabyte = 1024 * 1024
const maxBufferMegabytes = 8

/** Fewer visits say nothing of the slowest hundredth. */
const enoughVisits = 50
/** The slowest hundredth of visits while an export is written, against that of a quiet site; at least this long in ms. */
const mostSlower = 3
const leastQuiet = 50

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of buffers that are still in use. What merely waits to be collected is let go first where it would be too much. */
function buffersSince(before: number): number {
  const held = () => process.memoryUsage().arrayBuffers - before
  if (held() > maxBufferMegabytes * megabyte) collectGarbage()
  return held()
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

test.each(['CSV', 'JSON'] as const)(
  `writeDataExports: ${orders} orders as %s, in steady memory while the site answers`,
  {
    timeout: 900_000,
  },
  async (format) => {
    const shop = (await arrangeShop(server)).id
    const product = await arrangeProduct(server, { shop })
    await arrangeManyOrders(server, { product, buyer: await arrangePerson(server), count: orders })
    const client = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
    const body = { dataTypes: ['orders' as const, 'orderItems' as const], format }
    const tools = { database: server.api.database, ports: server.api.ports }
    // Once beforehand: a process takes most of its memory while its code is run for the first time.
    await client.POST('/tenants/data-export', { body })
    expect(await writeDataExports(tools)).toBe(1)
    const id = (await client.POST('/tenants/data-export', { body })).data?.id ?? ''

    const quiet = await visitsWhile(server, (visits) => visits < 100)
    const memory = [process.memoryUsage.rss()]
    const buffersBefore = process.memoryUsage().arrayBuffers
    let buffers = 0
    let isRunning = true
    const startedAt = performance.now()
    const job = writeDataExports(tools).finally(() => {
      isRunning = false
    })
    const busy = await visitsWhile(
      server,
      () => isRunning,
      () => {
        memory.push(process.memoryUsage.rss())
        buffers = Math.max(buffers, buffersSince(buffersBefore))
      },
    )
    expect(await job).toBe(1)
    const seconds = (performance.now() - startedAt) / 1000

    const quietAfter = await visitsWhile(server, (visits) => visits < 100)

    const { data } = await client.GET('/tenants/data-export/{id}', { params: { path: { id } } })
    expect(data).toMatchObject({ status: 'COMPLETED', progress: 100 })
    memory.push(process.memoryUsage.rss())
    const slowdown = busy.length < enoughVisits ? 0 : p99(busy) / Math.max(p99(quiet), p99(quietAfter), leastQuiet)
    const half = Math.ceil(memory.length / 2)
    const [early, late] = [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))]
    process.stdout.write(
      `[figures] ${orders} orders with their lines exported as ${format} in ${seconds.toFixed(1)} s, ` +
        `${((data?.fileSize ?? 0) / megabyte).toFixed(1)} MB packed, ` +
        `memory at most ${(early / megabyte).toFixed(0)} MB in the first half and ${(late / megabyte).toFixed(0)} MB in the second, ` +
        `${(buffers / megabyte).toFixed(1)} MB of buffers at most, ` +
        `p99 of the catalogue ${p99(quiet).toFixed(1)} ms before, ${p99(busy).toFixed(1)} ms meanwhile (${busy.length} visits) ` +
        `and ${p99(quietAfter).toFixed(1)} ms after\n`,
    )
    expect(seconds).toBeLessThan(maxSeconds)
    expect(late / early).toBeLessThan(1.25)
    expect(slowdown).toBeLessThan(mostSlower)
    // However many orders: the archive is stored while it is packed.
    expect(buffers).toBeLessThan(maxBufferMegabytes * megabyte)
  },
)
