import { prepareQueue } from '../jobs/prepare-queue.ts'
import { loadReferenceData } from '../seed/reference-data.ts'
import { ensureApplicationLogin, refuseStrongLogin } from './application-login.ts'
import { openDatabase, openOwner } from './database.ts'
import { migrate } from './migrate.ts'

/** The owner's address leads nowhere, or to something that is no PostgreSQL we may sign in to. */
export class DatabaseUnreachable extends Error {}

export interface PrepareOptions {
  /** Of the owner of the schema; used for this short while only. */
  ownerUrl: string
  /** At least 32 random bytes; the password of the application's login is derived from it. */
  secret: Buffer
  /** A login made beforehand, where the owner may not make one. */
  applicationUrl?: string | undefined
}

/**
 * Brings the database to this version as its owner: tables, the places of Vietnam, the job queue, the application's login.
 * Answers how the application signs in, which is all that the server needs from then on.
 */
export async function prepareDatabase({ ownerUrl, secret, applicationUrl }: PrepareOptions): Promise<string> {
  const owner = openOwner(ownerUrl)
  try {
    await owner.query('select 1').catch((cause: unknown) => {
      throw new DatabaseUnreachable(complaintOf(cause), { cause })
    })
    await migrate(owner)
    await loadReferenceData(owner)
    await prepareQueue(owner)
    const url = applicationUrl ?? (await ensureApplicationLogin(owner, ownerUrl, secret))
    await tryLogin(url)
    return url
  } finally {
    await owner.end()
  }
}

async function tryLogin(url: string): Promise<void> {
  const application = openDatabase(url, { connections: 1 })
  try {
    await application.pool.query('select 1').catch((cause: unknown) => {
      throw new DatabaseUnreachable(`The application's own login is refused. ${complaintOf(cause)}`, { cause })
    })
    await refuseStrongLogin(application.pool)
  } finally {
    await application.close()
  }
}

/** One line: several addresses of one name fail together, with no message of their own. */
function complaintOf(cause: unknown): string {
  const first = cause instanceof AggregateError ? cause.errors[0] : cause
  return (first instanceof Error ? first.message : String(first)).split('\n', 1)[0] ?? ''
}
