import { budgets } from './budgets.ts'
import { cpuSecondsOf, type Started, startProgram } from './child-process.ts'
import type { Figure } from './report.ts'

const requests = 4000
const atOnce = 20
const rounds = 3

/** Sends the requests, some concurrently, and returns the server's processor time per request in milliseconds. */
async function cpuPerRequest(server: Started, path: string): Promise<number> {
  const before = cpuSecondsOf(server.pid)
  let sent = 0
  const lane = async () => {
    while (sent++ < requests) await (await fetch(server.url + path)).arrayBuffer()
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return ((cpuSecondsOf(server.pid) - before) * 1000) / requests
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Compares the 20-row product list with a bare server with the same SQL, alternating, in one run. */
export async function measureProductList(site: Started, databaseUrl: string): Promise<Figure[]> {
  const bare = await startProgram('tests/bench/src/bare-server.ts', { DATABASE_URL: databaseUrl }, /ready/)
  try {
    const ours: number[] = []
    const theirs: number[] = []
    // The first round warms both up and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const pair = [await cpuPerRequest(site, '/api/v1/products?limit=20'), await cpuPerRequest(bare, '/')] as const
      if (round === 0) continue
      ours.push(pair[0])
      theirs.push(pair[1])
    }
    const [own, peer] = [median(ours), median(theirs)]
    return [
      { name: 'product list, 20 rows: CPU per request', value: own, unit: 'ms' },
      { name: 'bare node:http with the same SQL: CPU per request', value: peer, unit: 'ms' },
      {
        name: 'product list against the bare server',
        value: own / peer,
        unit: 'x',
        budget: { limit: budgets.listCpuRatio, is: 'at most' },
      },
    ]
  } finally {
    await bare.stop()
  }
}
