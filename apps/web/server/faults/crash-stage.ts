import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from '@chonoi/api/postgres'
import { afterAll, beforeAll } from 'vitest'
import { freePort, SiteProcess } from '../testing/site-process.ts'
import { type Answer, type Call, callSite } from './caller.ts'
import { type HeldSandbox, openHeldSandbox } from './held-sandbox.ts'
import { arrangeMarket, type Market, secret } from './market.ts'

/** The site as a process of its own on a real PostgreSQL, and the providers' sandbox, which outlives it. */
export interface CrashStage {
  readonly held: HeldSandbox
  readonly market: Market
  call(request: Call): Promise<Answer | null>
  /** `kill -9` of the site. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Runs the job that follows payments, and lets time pass for what it asks about. */
  follow(): Promise<void>
}

export function useCrashStage(people: { buyers: number; products: number }): CrashStage {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-payment-crash-'))
  // The database's user must be able to enter it when the tests run as root.
  chmodSync(folder, 0o755)
  /** Cleanups, run in reverse order, also after a failed start. */
  const ends: (() => Promise<unknown>)[] = []
  let postgres: RunningPostgres
  let held: HeldSandbox
  let site: SiteProcess | undefined
  let port: string
  let market: Market & { close(): Promise<void> }
  const running = () => {
    if (!site) throw new Error('the site runs only while a test does')
    return site
  }

  /** A demo: only such a site pays in the sandbox. */
  async function start(): Promise<void> {
    if (!site) ends.push(() => running().signal('SIGTERM'))
    site = new SiteProcess({
      ...{ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data'), SECRET_KEY: secret, DEMO: 'on' },
      ...{ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, RATE_LIMIT_FACTOR: '100000' },
      ...{ PAYMENT_SANDBOX_PORT: 'off', PAYMENT_SANDBOX_URL: held.origin },
    })
    await site.ready()
  }

  beforeAll(async () => {
    postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off' })
    ends.push(() => postgres.stop())
    held = await openHeldSandbox()
    ends.push(() => held.close())
    port = await freePort()
    await start()
    market = await arrangeMarket(postgres.url, people)
    ends.push(() => market.close())
  })
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    get held() {
      return held
    },
    get market() {
      return market
    },
    call: (request) => callSite(running().origin, request),
    kill: async () => void (await running().signal('SIGKILL')),
    start,
    async follow() {
      for (const table of ['payments', 'payment_refunds'])
        await market.owner.query(
          `update ${table} set next_query_at = now() - interval '1 minute' where next_query_at is not null`,
        )
      await market.owner.query(
        `insert into pgboss.job (name, policy, retry_limit)
         select name, policy, 2 from pgboss.queue where name = 'follow-payments' on conflict do nothing`,
      )
    },
  }
}
