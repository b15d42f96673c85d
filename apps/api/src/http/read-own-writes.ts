import type { OperationId } from '@chonoi/contract'
import { parse } from 'hono/utils/cookie'
import type { Database } from '../database/database.ts'
import { logPosition, type Replica } from '../database/replica.ts'
import type { Ports } from '../ports/ports.ts'
import { isTransient } from './unavailable.ts'
import type { Operation } from './contract-document.ts'
import { mayRunAgain } from './database-failure.ts'

interface Sources {
  database: Database
  replica?: Replica
  ports: Pick<Ports, 'publicUrl'>
}

/** These ask about the primary itself, or follow what is told there. */
const ofPrimary = new Set<OperationId>(['getHealth', 'getPushHealth', 'streamEvents'])

/** Whether an operation reads what everybody may see. Those with a limit read secrets that were mailed a moment ago. */
export const isPublicRead = ({ id, method, security, isWebhook, rateLimit }: Operation): boolean =>
  method === 'get' && security !== 'required' && !isWebhook && !rateLimit && !ofPrimary.has(id)

type Read = <T>(work: (database: Database) => Promise<T>) => Promise<T>

/**
 * Runs the work of a call: what a visitor reads on the replica, if that keeps up and has what this visitor wrote last;
 * everything else on the primary. A read that the replica fails is done again on the primary.
 */
export function readerOf(
  { database, replica, ports }: Sources,
  operation: Operation,
  headers: Headers,
  wroteAt: string | undefined,
): Read {
  // Whoever signed in may be the one who changed it, on another device too.
  if (!replica || !isPublicRead(operation) || headers.has('authorization')) return (work) => work(database)
  const position = wroteAt ?? readWritten(headers.get('cookie'), ports.publicUrl) ?? null
  return async (work) => {
    if (!replica.mayServe(position)) return work(database)
    try {
      return await work(replica.database)
    } catch (thrown) {
      // Also a row that the primary removed while it was read here.
      if (!isTransient(thrown) && !mayRunAgain(thrown)) throw thrown
      replica.leave()
      return work(database)
    }
  }
}

/** Longer than a replica may be behind by any sensible setting. */
const keptForSeconds = 60
const isHttps = (publicUrl: string) => publicUrl.startsWith('https:')
const cookieName = (publicUrl: string) => (isHttps(publicUrl) ? '__Host-written' : 'written')

/** Where the log was at the caller's last write. One that nobody of ours set counts as none. */
export function readWritten(cookies: string | null | undefined, publicUrl: string): string | undefined {
  const name = cookieName(publicUrl)
  const value = parse(cookies ?? '', name)[name]
  return value && logPosition.test(value) ? value : undefined
}

/** No replica ever gets there. */
const afterEverything = 'FFFFFFFF/FFFFFFFF'

/** Notes at the caller where the log is after their write, so that what they read next has it. */
export async function markWritten({ database, replica, ports }: Sources, headers: Headers): Promise<void> {
  if (!replica) return
  const position = await database.pool
    .query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position')
    .then(
      ({ rows }) => rows[0]?.position,
      () => undefined,
    )
  const secure = isHttps(ports.publicUrl) ? '; Secure' : ''
  headers.append(
    'set-cookie',
    `${cookieName(ports.publicUrl)}=${position ?? afterEverything}; Path=/; Max-Age=${keptForSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}
