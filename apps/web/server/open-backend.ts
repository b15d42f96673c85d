import { type Api, createApi, nodePorts, openOwner, startJobs } from '@chonoi/api'
import { type RunningPostgres, startPostgres } from '@chonoi/api/postgres'
import { seedDemo } from '@chonoi/api/seed'
import { join } from 'node:path'
import { pino } from 'pino'
import { type Settings, StartRefused } from './settings.ts'

export interface Backend {
  api: Api
  databaseUrl: string
  close(): Promise<void>
}

/** The database (given or embedded), migrated and seeded, with the API over it. */
export async function openBackend(settings: Settings): Promise<Backend> {
  const own = settings.databaseUrl ? undefined : await startOwnPostgres(join(settings.dataFolder, 'postgres'))
  const databaseUrl = settings.databaseUrl ?? own?.url ?? ''
  try {
    const api = await createApi({
      databaseUrl,
      connections: settings.databaseConnections,
      ports: nodePorts({
        secret: settings.secret,
        dataFolder: settings.dataFolder,
        publicUrl: settings.publicUrl,
        log: pino({ level: settings.logLevel }),
        rateLimitFactor: settings.rateLimitFactor,
        ...(settings.smtp && { smtp: settings.smtp }),
      }),
    })
    if (settings.isDemo) await seedOnce(api, databaseUrl)
    const jobs = await startJobs(databaseUrl, api.database, api.ports)
    return {
      api,
      databaseUrl,
      async close() {
        await jobs.stop()
        await api.close()
        await own?.stop()
      },
    }
  } catch (error) {
    await own?.stop()
    throw explained(error)
  }
}

/** The demo, unless it is there already. */
async function seedOnce(api: Api, databaseUrl: string): Promise<void> {
  const owner = openOwner(databaseUrl)
  try {
    await seedDemo({ owner, ports: api.ports })
  } finally {
    await owner.end()
  }
}

async function startOwnPostgres(folder: string): Promise<RunningPostgres> {
  try {
    return await startPostgres(folder)
  } catch (error) {
    throw new StartRefused((error as Error).message)
  }
}

/** One clear line for what the person who starts the site can mend. */
function explained(error: unknown): unknown {
  const { code, name, message } = error as { code?: string; name?: string; message?: string }
  if (code && /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|28|3D|08)/.test(code)) {
    return new StartRefused(`The database of DATABASE_URL can't be reached (${code}): ${message}`)
  }
  if (name === 'DatabaseTooOld' || /too old/.test(message ?? '')) return new StartRefused(message ?? '')
  return error
}
