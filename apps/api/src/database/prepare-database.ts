import { prepareQueue } from '../jobs/prepare-queue.ts'
import { loadReferenceData } from '../seed/reference-data.ts'
import { ApplicationLoginRefused, ensureApplicationLogin, refuseStrongLogin } from './application-login.ts'
import { applicationRole, defaultTimeouts, openDatabase, openOwner, sessionSettings } from './database.ts'
import { findPrimary } from './several-servers.ts'
import { noteKeyOverlap } from '../installation/installation.ts'
import { migrate } from './migrate.ts'

/** The owner's URL is unreachable, or not a PostgreSQL that accepts its login. */
export class DatabaseUnreachable extends Error {}

export interface PrepareOptions {
  /** URL of the schema's owner. Used during preparation only. */
  ownerUrl: string
  /** At least 32 random bytes. The password of the application's login is derived from it. */
  secret: Buffer
  /** Whether earlier keys are still accepted: other processes may have one of them. */
  isKeyOverlap?: boolean
  /** A login created beforehand, where the owner may not create roles. */
  applicationUrl?: string | undefined
  /** Host and port of a pooler through which the application reaches the database. */
  pooler?: string | undefined
  /** How long one statement may take, in milliseconds, where a pooler passes on no such setting. */
  statementTimeout?: number
}

/**
 * Prepares the database as its owner: tables, Vietnamese places, the job queue, the application's login. Returns the
 * application's connection URL, which is all that the server needs afterwards.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<string> {
  const { ownerUrl, secret, isKeyOverlap = false, applicationUrl, pooler } = options
  const { statementTimeout = defaultTimeouts.statement } = options
  await findPrimary(ownerUrl)
  const owner = openOwner(ownerUrl)
  try {
    await owner.query('select 1').catch((cause: unknown) => {
      throw new DatabaseUnreachable(complaintOf(cause), { cause })
    })
    await migrate(owner)
    await loadReferenceData(owner)
    await prepareQueue(owner)
    const settings = pooler ? sessionSettings(statementTimeout) : {}
    await noteKeyOverlap(owner, isKeyOverlap)
    const login = { settings, isOverlap: isKeyOverlap }
    const url = applicationUrl ?? (await ensureApplicationLogin(owner, ownerUrl, secret, login))
    await findPrimary(url)
    await tryLogin(url)
    if (pooler) await tryPooler(url, pooler)
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

/** A login that was made beforehand may lack what it needs behind a pooler. */
async function tryPooler(url: string, pooler: string): Promise<void> {
  const application = openDatabase(url, { connections: 1, pooler })
  try {
    const { rows } = await application.pool
      .query<{ login: string; role: string }>('select session_user::text as login, current_user::text as role')
      .catch((cause: unknown) => {
        throw new DatabaseUnreachable(`The pooler does not let the application in. ${complaintOf(cause)}`, { cause })
      })
    const [session] = rows
    if (session?.role !== applicationRole)
      throw new ApplicationLoginRefused(
        `Behind the pooler the login ${session?.login} is not in its role: alter role ${session?.login} set role = '${applicationRole}'.`,
      )
  } finally {
    await application.close()
  }
}

/** Returns the first line of the message. An AggregateError has no message of its own. */
function complaintOf(cause: unknown): string {
  const first = cause instanceof AggregateError ? cause.errors[0] : cause
  return (first instanceof Error ? first.message : String(first)).split('\n', 1)[0] ?? ''
}
