import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type Api, createApi, demoBankAccount, nodePorts, openOwner, prepareDatabase } from '../../src/index.ts'
import { checkLedger } from '../../src/jobs/check-ledger.ts'
import { jobTimeouts, openDatabase } from '../../src/database/database.ts'
import { startPostgres } from '../../src/postgres/start-postgres.ts'
import { arrangeCategory, type ArrangedPerson, arrangePerson, arrangeShop } from '../testing/arrange.ts'
import type { TestApi } from '../testing/test-api.ts'
import type { HotCaller, MeasuredCall } from './hot-calls.ts'
import { arrangeLargeMarket, listedProduct, type MarketPeople, type MarketSize, rowsOfMarket } from './large-market.ts'
import type { CallCost } from './scale-bars.ts'

const timed = 40
/** Number of warm-up calls, which plan their statements and read from disk. */
const warming = 5

const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '8GB' }
const publicUrl = 'http://localhost'

/** Measures these calls on a market of this size. */
export async function measureMarket(
  size: MarketSize,
  calls: readonly MeasuredCall[],
  onMeasured: (call: MeasuredCall, cost: CallCost | undefined) => void,
): Promise<Map<string, CallCost>> {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-scale-'))
  // The database's user must have access to it when this runs as root.
  chmodSync(folder, 0o755)
  const postgres = await startPostgres(join(folder, 'postgres'), quick)
  const secret = randomBytes(32)
  const owner = openOwner(postgres.url)
  const databaseUrl = await prepareDatabase({ ownerUrl: postgres.url, secret })
  const log = pino({ level: 'silent' })
  const ports = nodePorts({ secret, dataFolder: folder, publicUrl, bankAccount: demoBankAccount, log })
  // One connection, whose processor time is that of the call.
  const api = createApi({ databaseUrl, connections: 1, ports })
  try {
    const { people, callers } = await arrangePeople({ api, owner, databaseUrl } as TestApi)
    await arrangeLargeMarket(owner, size, people)
    people.productId = await listedProduct(owner)
    // Its sums stand below the lists of transactions. As slow as a job may be.
    const database = openDatabase(databaseUrl, { connections: 1, timeouts: jobTimeouts })
    await checkLedger({ ...api, database })
    await database.pool.end()
    const costs = new Map<string, CallCost>()
    for (const call of calls) {
      const cost = await costOf(api, call, people, callers[call.caller])
      onMeasured(call, cost)
      if (cost) costs.set(call.name, cost)
    }
    return costs
  } finally {
    await api.close()
    await owner.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns undefined when the call exceeds the server's statement timeout. */
async function costOf(
  api: Api,
  { name, path }: MeasuredCall,
  people: MarketPeople,
  caller: ArrangedPerson | undefined,
): Promise<CallCost | undefined> {
  const { rows } = await api.database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const headers = caller ? { authorization: `Bearer ${caller.token}` } : {}
  const times: number[] = []
  const processor: number[] = []
  for (let call = 0; call < warming + timed; call++) {
    const [startedAt, before] = [performance.now(), processorTimeOf(rows[0]?.pid)]
    const response = await api.fetch(new Request(`${publicUrl}/api/v1${path(rowsOfMarket(people))}`, { headers }))
    await response.arrayBuffer()
    if (response.status === 503) return undefined
    if (!response.ok) throw new Error(`${name} answered ${response.status}`)
    if (call < warming) continue
    times.push(performance.now() - startedAt)
    processor.push(processorTimeOf(rows[0]?.pid) - before)
  }
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    databaseCpu: quantile(processor, 0.5),
    databaseCpuP95: quantile(processor, 0.95),
  }
}

/** Returns the processor time of a process in milliseconds (Linux; NaN elsewhere). */
function processorTimeOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return Number.NaN
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN

async function arrangePeople(test: TestApi) {
  const shopId = (await arrangeShop(test)).id
  const callers: Partial<Record<HotCaller, ArrangedPerson>> = {
    seller: await arrangePerson(test, { shop: shopId }),
    administrator: await arrangePerson(test, { shop: shopId, shopRole: 'ADMIN' }),
    platform: await arrangePerson(test, { role: 'SUPER_ADMIN' }),
  }
  const categoryId = (await arrangeCategory(test)).id
  const people: MarketPeople = { userId: callers.seller?.id ?? '', shopId, categoryId, productId: '' }
  return { people, callers }
}
