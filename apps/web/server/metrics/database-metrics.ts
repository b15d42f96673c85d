import type { Api } from '@chonoi/api'
import { Counter, Gauge, type Registry } from 'prom-client'

type Pool = Api['database']['pool']

/** The connections of this process to the database. */
export function addDatabaseMetrics(registry: Registry) {
  const registers = [registry]
  let pool: Pool | undefined
  const up = new Gauge({
    name: 'chonoi_database_up',
    help: 'Whether the database answered this scrape within 2 s.',
    registers,
  })
  const clock = new Gauge({
    name: 'chonoi_clock_difference_seconds',
    help: "By how much this machine's clock and the database's differ.",
    registers,
  })
  const failures = new Counter({
    name: 'chonoi_database_connect_failures_total',
    help: 'Connections that were not to be had, new or free ones.',
    registers,
  })
  const ofPool: readonly (readonly [string, string, (of: Pool) => number])[] = [
    ['max', 'The most connections that the pool may hold.', ({ options }) => options.max],
    ['connections', 'Connections that the pool holds.', ({ totalCount }) => totalCount],
    ['idle', 'Connections that nobody uses.', ({ idleCount }) => idleCount],
    ['waiting', 'Calls that wait for a connection.', ({ waitingCount }) => waitingCount],
  ]
  for (const [name, help, read] of ofPool) {
    const gauge = new Gauge({
      name: `chonoi_database_pool_${name}`,
      help,
      registers: [],
      collect() {
        if (pool) this.set(read(pool))
      },
    })
    registry.registerMetric(gauge)
  }
  return {
    /** With how far the clocks are apart, or undefined when it doesn't answer. */
    showAnswer(clockDifference: number | undefined) {
      up.set(clockDifference === undefined ? 0 : 1)
      if (clockDifference !== undefined) clock.set(clockDifference)
    },
    watch(opened: Pool) {
      pool = opened
      countFailures(opened, () => failures.inc())
    },
  }
}

type GotConnection = Parameters<Extract<Pool['connect'], (got: never) => void>>[0]

/** The pool tells a connection that was not to be had to its caller alone. */
function countFailures(pool: Pool, count: () => void): void {
  const connect = pool.connect.bind(pool)
  const counted = (got?: GotConnection) => {
    if (!got)
      return connect().catch((error: unknown) => {
        count()
        throw error
      })
    return connect((error, client, done) => {
      if (error) count()
      got(error, client, done)
    })
  }
  pool.connect = counted as Pool['connect']
}
