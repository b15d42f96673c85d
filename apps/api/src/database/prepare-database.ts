import { prepareQueue } from '../jobs/prepare-queue.ts'
import { loadReferenceData } from '../seed/reference-data.ts'
import { ensureApplicationLogin, refuseStrongLogin } from './application-login.ts'
import { openDatabase, openOwner } from './database.ts'
import { migrate } from './migrate.ts'

/** The owner's URL is unreachable, or not a PostgreSQL that accepts its login. */
export class DatabaseUnreachable extends Error {}

export interface PrepareOptions {
  /** URL of the schema's owner. Used during preparation only. */
  ownerUrl: string
  /** At least 32 random bytes. The password of the application's login is derived from it. */
  secret: Buffer
  /** A login created beforehand, where the owner may not create roles. */
  applicationUrl?: string | undefined
}

/**
 * Prepares the database as its owner: tables, Vietnamese places, the job queue, the application's login. Returns the
 * application's connection URL, which is all that the server needs afterwards.
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

/** Returns the first line of the message. An AggregateError has no message of its own. */
function complaintOf(cause: unknown): string {
  const first = cause instanceof AggregateError ? cause.errors[0] : cause
  return (first instanceof Error ? first.message : String(first)).split('\n', 1)[0] ?? ''
}
