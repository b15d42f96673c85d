import {
  type Api,
  ApplicationLoginRefused,
  createApi,
  DatabaseTooOld,
  DatabaseUnreachable,
  nodePorts,
  openOwner,
  prepareDatabase,
  startJobs,
} from '@chonoi/api'
import { startPostgres } from '@chonoi/api/postgres'
import { seedDemo } from '@chonoi/api/seed'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import type { Settings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import type { Stopper } from './stopper.ts'

export interface Backend {
  api: Api
}

/** The database (given or embedded), migrated and seeded, with the API and its jobs over it. `stopper` ends what was begun. */
export async function openBackend(settings: Settings, stopper: Stopper): Promise<Backend> {
  const log = pino({ level: settings.logLevel })
  const ownerUrl = settings.databaseUrl ?? (await startOwnPostgres(join(settings.dataFolder, 'postgres'), stopper, log))
  try {
    const databaseUrl = await prepareDatabase({
      ownerUrl,
      secret: settings.secret,
      applicationUrl: settings.databaseApplicationUrl,
    })
    const api = createApi({
      databaseUrl,
      connections: settings.databaseConnections,
      patience: settings.databasePatience,
      ports: nodePorts({
        secret: settings.secret,
        dataFolder: settings.dataFolder,
        publicUrl: settings.publicUrl,
        log,
        isStopping: () => stopper.isStopping,
        rateLimitFactor: settings.rateLimitFactor,
        bankAccount: settings.bankAccount,
        supportEmail: settings.supportEmail,
        ...(settings.smtp && { smtp: settings.smtp }),
      }),
    })
    stopper.atEnd(() => api.close())
    if (settings.isDemo) await seedOnce(api, ownerUrl)
    const jobs = await startJobs(databaseUrl, api.ports)
    stopper.atEnd(() => jobs.stop())
    return { api }
  } catch (error) {
    throw explained(error)
  }
}

/** The demo, unless it is there already. */
async function seedOnce(api: Api, ownerUrl: string): Promise<void> {
  const owner = openOwner(ownerUrl)
  try {
    await seedDemo({ owner, ports: api.ports })
  } finally {
    await owner.end()
  }
}

async function startOwnPostgres(folder: string, stopper: Stopper, log: Logger): Promise<string> {
  const starting = startPostgres(folder, {}, (what) => log.error(what))
  // Also when the signal comes while it starts: it is left running by nobody.
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

/** One clear line for what the person who starts the site can mend. */
function explained(error: unknown): unknown {
  if (error instanceof DatabaseUnreachable) return new StartRefused(`The database can't be reached: ${error.message}`)
  if (error instanceof DatabaseTooOld || error instanceof ApplicationLoginRefused)
    return new StartRefused(error.message)
  const { code, message } = error as { code?: string; message?: string }
  if (code === '42501') return new StartRefused(`The user of DATABASE_URL may not prepare the database: ${message}.`)
  return error
}
