import type { Hono } from 'hono'
import { type Database, openDatabase, openOwner } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { type Connection, serveContract } from './http/serve-contract.ts'
import { handlers } from './modules/handlers.ts'
import type { Ports } from './ports/ports.ts'
import { loadReferenceData } from './seed/reference-data.ts'

export { openOwner } from './database/database.ts'
export { readPublicFile } from './files/read-file.ts'
export { type Jobs, startJobs } from './jobs/start-jobs.ts'
export { listOutbox, type OutboxMail } from './mail/outbox.ts'
export { nodePorts, type NodePortOptions } from './ports/node-ports.ts'
export type { Ports } from './ports/ports.ts'
export type { Connection } from './http/serve-contract.ts'

export interface Api {
  /** Answers one request below /api/v1. The connection's address comes from whoever took it. */
  fetch(request: Request, connection?: Connection): Promise<Response>
  database: Database
  ports: Ports
  close(): Promise<void>
}

export interface ApiOptions {
  databaseUrl: string
  /** The most connections this process holds. */
  connections?: number
  ports: (database: Database) => Ports
  checksAnswers?: boolean
}

/** Brings the database to this version, with the places of Vietnam, and opens the API over it. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const owner = openOwner(options.databaseUrl)
  try {
    await migrate(owner)
    await loadReferenceData(owner)
  } finally {
    await owner.end()
  }
  const database = openDatabase(options.databaseUrl, options.connections)
  const ports = options.ports(database)
  const app: Hono<{ Bindings: Connection }> = serveContract({
    database,
    ports,
    handlers,
    checksAnswers: options.checksAnswers ?? false,
  })
  return {
    fetch: async (request, connection = {}) => app.fetch(request, connection),
    database,
    ports,
    close: () => database.close(),
  }
}
