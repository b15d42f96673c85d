import type { PGlite } from '@electric-sql/pglite'
import type { SessionGrant } from '@chonoi/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from '../database/database.ts'
import { serveContract } from '../http/serve-contract.ts'
import { handlers } from '../modules/handlers.ts'
import { demoPassword } from '../seed/seed-demo.ts'
import { browserPorts } from './browser-ports.ts'
import type { DemoSignIns } from './messages.ts'
import { standAt, storyMoment } from './moment.ts'
import { PglitePool } from './pglite-pool.ts'
import { type DemoAccount, demoAccounts, demoCsrfToken, storyAddress } from './story-caller.ts'

/**
 * Signs in each demo account, so that the snapshot holds a session of theirs: a story that only reads then leaves its
 * market as it was seeded. Returns what the server answered, by e-mail.
 */
export async function signInDemo(postgres: PGlite): Promise<DemoSignIns> {
  const pool = new PglitePool(postgres) as unknown as pg.Pool
  const database: Database = {
    ...{ pool, visitor: drizzle(pool, { casing: 'snake_case' }), listening: {} },
    close: () => pool.end(),
  }
  const nobodyIsCounted = () => Promise.resolve()
  const rateLimits = { consume: nobodyIsCounted, refund: nobodyIsCounted, forget: nobodyIsCounted }
  const ports = { ...browserPorts(database), rateLimits }
  const { fetch } = serveContract({ database, ports, handlers })
  const signIn = async (email: DemoAccount): Promise<SessionGrant> => {
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': demoCsrfToken }
    const body = JSON.stringify({ email, password: demoPassword })
    const call = new Request(`${ports.publicUrl}/api/v1/auth/login`, { method: 'POST', headers, body })
    const answer = await fetch(call, { address: storyAddress })
    if (!answer.ok) throw new Error(`${email} can't sign in: ${await answer.text()}`)
    return (await answer.json()) as SessionGrant
  }
  const signIns: [DemoAccount, SessionGrant][] = []
  // One after the other, a millisecond apart: the log lists entries of one moment by their ids, which differ from build to
  // build.
  for (const [index, account] of demoAccounts.entries()) {
    const restoreClock = standAt(new Date(storyMoment.getTime() + index))
    signIns.push([account, await signIn(account)])
    restoreClock()
  }
  return Object.fromEntries(signIns) as DemoSignIns
}
