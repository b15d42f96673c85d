import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { applicationRole, openOwner } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrate.ts'
import { prepareQueue } from '../../src/jobs/prepare-queue.ts'
import { loadReferenceData } from '../../src/seed/reference-data.ts'
import { type RunningPostgres, startPostgres } from '../../src/postgres/start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    templateName: string
  }
}

const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' }

/** Starts one PostgreSQL for the run, with a migrated database that every test file copies. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-test-'))
  // Otherwise, when tests run as root, the data would go to a folder that nobody cleans up.
  chmodSync(folder, 0o755)
  const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres(folder, quick)
  try {
    return await prepare(project, own, folder)
  } catch (error) {
    await own?.stop()
    throw error
  }
}

async function prepare(project: TestProject, own: RunningPostgres | undefined, folder: string) {
  const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url ?? ''
  const templateName = `chonoi_template_${process.pid}`
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`create database ${templateName}`)
  const owner = openOwner(databaseUrl(serverUrl, templateName))
  await migrate(owner)
  await loadReferenceData(owner)
  await prepareQueue(owner)
  await owner.end()
  project.provide('serverUrl', serverUrl)
  project.provide('templateName', templateName)
  return async () => {
    const made = await server.query<{ name: string; login: string }>(
      `select datname as name, '${applicationRole}_' || oid as login from pg_database where starts_with(datname, $1)`,
      [templateName],
    )
    for (const { name, login: base } of made.rows) {
      await server.query(`drop database ${name} with (force)`)
      // A test of an overlap of keys leaves several.
      const { rows } = await server.query<{ login: string }>(
        `select rolname as login from pg_roles where rolname = $1 or rolname ~ ('^' || $1 || '_[0-9a-f]{8}$')`,
        [base],
      )
      for (const { login } of rows) await server.query(`drop role ${login}`)
    }
    await server.end()
    await own?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
