import { findPrimary, openOwner } from '@chonoi/api'
import { borrowPostgres } from '@chonoi/api/postgres'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

/** Runs a command on the site's database as its owner, whether or not the site is running. */
export async function withOwner<T>(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  work: (owner: ReturnType<typeof openOwner>) => Promise<T>,
): Promise<T> {
  const postgres = databaseUrl ? undefined : await borrowPostgres(join(dataFolder, 'postgres'))
  if (databaseUrl) await findPrimary(databaseUrl)
  const owner = openOwner(databaseUrl ?? postgres?.url ?? '')
  try {
    return await work(owner)
  } finally {
    await owner.end()
    await postgres?.stop()
  }
}
