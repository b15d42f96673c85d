import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { createApi, demoBankAccount, nodePorts, openOwner, prepareDatabase } from '../index.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { arrangeCategory, type ArrangedPerson, arrangePerson, arrangeShop } from '../testing/arrange.ts'
import type { TestApi } from '../testing/test-api.ts'
import { type HotCaller, hotCalls } from './hot-calls.ts'
import { arrangeLargeMarket, listedProduct, type MarketPeople, type MarketSize } from './large-market.ts'

/** `pnpm --filter @chonoi/api run scale`: how long the hot calls take on a market, and on one of ten times its size. */
const sizes = [
  { products: 100_000, shops: 100 },
  { products: 1_000_000, shops: 1000 },
] as const satisfies readonly MarketSize[]
const timed = 40
/** The first calls of a connection plan their statements and read from the disk. */
const warming = 5

const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '8GB' }

/** The 95th percentile of each hot call in milliseconds. */
async function measure(size: MarketSize): Promise<Map<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-scale-'))
  const postgres = await startPostgres(join(folder, 'postgres'), quick)
  const secret = randomBytes(32)
  const owner = openOwner(postgres.url)
  const databaseUrl = await prepareDatabase({ ownerUrl: postgres.url, secret, applicationUrl: undefined })
  const publicUrl = 'http://localhost'
  const log = pino({ level: 'silent' })
  const ports = nodePorts({ secret, dataFolder: folder, publicUrl, bankAccount: demoBankAccount, log })
  const api = createApi({ databaseUrl, connections: 4, ports })
  try {
    const test = { api, owner, databaseUrl } as TestApi
    const { people, callers } = await arrangePeople(test)
    await arrangeLargeMarket(owner, size, people)
    people.productId = await listedProduct(owner)
    const figures = new Map<string, number>()
    for (const { name, caller, path } of hotCalls) {
      const token = callers[caller]?.token
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      const times: number[] = []
      for (let call = 0; call < warming + timed; call++) {
        const startedAt = performance.now()
        const response = await api.fetch(new Request(`${publicUrl}/api/v1${path(people)}`, { headers }))
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${name} answered ${response.status}`)
        if (call >= warming) times.push(performance.now() - startedAt)
      }
      figures.set(name, times.sort((a, b) => a - b)[Math.ceil(timed * 0.95) - 1] ?? Number.NaN)
    }
    return figures
  } finally {
    await api.close()
    await owner.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function arrangePeople(test: TestApi) {
  const shopId = (await arrangeShop(test)).id
  const callers: Partial<Record<HotCaller, ArrangedPerson>> = {
    seller: await arrangePerson(test, { shop: shopId }),
    platform: await arrangePerson(test, { role: 'ADMIN' }),
  }
  const categoryId = (await arrangeCategory(test)).id
  const people: MarketPeople = { userId: callers.seller?.id ?? '', shopId, categoryId, productId: '' }
  return { people, callers }
}

const small = await measure(sizes[0])
const large = await measure(sizes[1])
const round = (value: number) => String(Math.round(value * 10) / 10)
const lines = [...large].map(([call, milliseconds]) => {
  const before = small.get(call) ?? Number.NaN
  return [call, round(before), round(milliseconds), round(milliseconds / before)]
})
const heading = ['p95 of a call', '100,000 products (ms)', '1,000,000 products (ms)', 'ratio']
process.stdout.write(`${[heading, ...lines].map((cells) => cells.join(' | ')).join('\n')}\n`)
