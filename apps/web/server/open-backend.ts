import {
  type AnsweredCall,
  type Api,
  ApplicationLoginRefused,
  createApi,
  DatabaseTooOld,
  DatabaseUnreachable,
  demoBankAccount,
  MigrationFailed,
  nodePorts,
  openLog,
  prepareDatabase,
  startJobs,
  type Tracing,
} from '@chonoi/api'
import { startPostgres } from '@chonoi/api/postgres'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { decideDemo, openInstallation } from './open-installation.ts'
import type { Settings } from './settings.ts'
import { paymentSandboxUrl, startPaymentSandbox } from './start-payment-sandbox.ts'
import { StartRefused } from './start-refused.ts'
import type { Stopper } from './stopper.ts'

export interface Backend {
  api: Api
  /** Demo data, demo accounts on the sign-in page, e-mails in an outbox page. */
  isDemo: boolean
  /** The application's own login. */
  databaseUrl: string
  /** Messages for the person starting the site. */
  notes: readonly string[]
}

/**
 * Opens the database (external or embedded), migrated and seeded, with the API and its jobs. Registers cleanups with
 * `stopper`.
 */
export async function openBackend(
  settings: Settings,
  stopper: Stopper,
  { onAnswered, tracing }: { onAnswered?: (call: AnsweredCall) => void; tracing?: Tracing } = {},
): Promise<Backend> {
  const log = openLog(settings.logLevel)
  const ownerUrl = settings.databaseUrl ?? (await startOwnPostgres(join(settings.dataFolder, 'postgres'), stopper, log))
  try {
    const databaseUrl = await prepareDatabase({
      ownerUrl,
      secret: settings.secret,
      isKeyOverlap: settings.isKeyOverlap,
      applicationUrl: settings.databaseApplicationUrl,
      pooler: settings.databasePooler,
      statementTimeout: settings.databaseTimeouts.statement,
    })
    const isDemo = await decideDemo(settings, ownerUrl)
    const api = createApi({
      databaseUrl,
      connections: settings.databaseConnections,
      timeouts: settings.databaseTimeouts,
      pooler: settings.databasePooler,
      replica: settings.databaseReplica ?? undefined,
      ...(onAnswered && { onAnswered }),
      ...(tracing && { tracing }),
      ports: nodePorts({
        secret: settings.secret,
        formerSecrets: settings.formerSecrets,
        encryptionKeys: settings.encryptionKeys,
        paymentSandboxUrl: isDemo ? paymentSandboxUrl(settings) : null,
        dataFolder: settings.dataFolder,
        s3: settings.s3,
        clamav: settings.clamav,
        breachedPasswordsUrl: settings.breachedPasswordsUrl,
        publicUrl: settings.publicUrl,
        log,
        isStopping: () => stopper.isStopping,
        rateLimitFactor: settings.rateLimitFactor,
        // A real site without an account doesn't offer deposits by transfer, so that no money goes to a wrong account.
        bankAccount: settings.bankAccount ?? (isDemo ? demoBankAccount : null),
        supportEmail: settings.supportEmail,
        ...(settings.smtp && { smtp: settings.smtp }),
        ...(tracing && { tracing }),
      }),
    })
    stopper.atEnd(() => api.close())
    const notes = [
      ...(await openInstallation(settings, { api, ownerUrl, isDemo })),
      ...(isDemo ? await startPaymentSandbox(settings, stopper) : []),
    ]
    const jobs = await startJobs(databaseUrl, api.ports, tracing)
    stopper.atEnd(() => jobs.stop())
    return { api, isDemo, databaseUrl, notes }
  } catch (error) {
    throw explained(error)
  }
}

async function startOwnPostgres(folder: string, stopper: Stopper, log: Logger): Promise<string> {
  const starting = startPostgres(folder, {}, (what) => log.error(what))
  // Also when a signal arrives during the start, so that it isn't left running.
  stopper.atEnd(() =>
    starting.then(
      (postgres) => postgres.stop(),
      () => undefined,
    ),
  )
  try {
    return (await starting).url
  } catch (error) {
    throw new StartRefused((error as Error).message)
  }
}

/** Turns a problem the operator can fix into one clear line. */
function explained(error: unknown): unknown {
  if (error instanceof DatabaseUnreachable) return new StartRefused(`The database can't be reached: ${error.message}`)
  if (error instanceof MigrationFailed && codeOf(error.cause) === permissionDenied) return ownerRefused(error.cause)
  if (error instanceof DatabaseTooOld || error instanceof ApplicationLoginRefused || error instanceof MigrationFailed)
    return new StartRefused(error.message)
  return codeOf(error) === permissionDenied ? ownerRefused(error) : error
}

const permissionDenied = '42501'
const codeOf = (error: unknown) => (error as { code?: string }).code
const ownerRefused = (error: unknown) =>
  new StartRefused(`The user of DATABASE_URL may not prepare the database: ${(error as Error).message}.`)
