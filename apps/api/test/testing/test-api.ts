import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { paths } from '@chonoi/contract'
import createClient, { type Client } from 'openapi-fetch'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, inject } from 'vitest'
import { ensureApplicationLogin } from '../../src/database/application-login.ts'
import { type Database, type DatabaseTimeouts, openOwner } from '../../src/database/database.ts'
import {
  type Api,
  createApi,
  defaultLiveOptions,
  demoBankAccount,
  type LiveOptions,
  nodePorts,
} from '../../src/index.ts'
import type { Ports } from '../../src/ports/ports.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { databaseUrl } from './global-setup.ts'
import { onDeadlock } from './on-deadlock.ts'
import { pushService } from './push-service.ts'
import { paymentSandbox } from './payment-sandbox.ts'

export type TestClient = Client<paths>

export interface TestApi {
  api: Api
  /** The owner's pool, which bypasses row-level security, to arrange and inspect rows. */
  owner: pg.Pool
  /** The application's connection URL. */
  databaseUrl: string
  /** Number of transactions that PostgreSQL aborted because of deadlocks, retried ones included. */
  deadlocks: number
  /**
   * Returns a client for a visitor or for the token's owner. State-changing calls carry the CSRF header; idempotency
   * keys are up to the test.
   */
  client(token?: string, headers?: Record<string, string>): TestClient
  /** Sends a raw request below /api/v1. */
  send(path: string, init?: RequestInit): Promise<Response>
}

interface OpenedTestApi extends TestApi {
  /** Where its uploads are. */
  filesFolder: string
}

export const csrfToken = 'c'.repeat(64)
export const newKey = (): string => randomUUID()
const base = 'http://localhost/api/v1'

/** On a busy machine a hundred calls wait longer for one lock than a visitor should. */
const patient: DatabaseTimeouts = { connect: 60_000, statement: 60_000 }

export interface TestApiChanges {
  /** Prepares the database copy before the API opens. */
  prepare?: (owner: pg.Pool) => Promise<unknown>
  /** Database timeouts of the API. Default: a minute. */
  timeouts?: DatabaseTimeouts
  /** Default: a stream of live events ends after what was missed. */
  live?: Partial<LiveOptions>
  /** Wraps the opened API. */
  wrap?: (api: Api) => Api
}

/** Ports of a test whose subject is what hashing costs, or what happens while a password is hashed. */
export const realPasswords = ({ passwords }: Ports): Partial<Ports> => ({ passwords })

/**
 * Opens a real API on a fresh copy of the migrated database, for one test file. Validates every answer against the
 * contract. `change` returns the ports that the test replaces; passwords are hashed cheaply unless it does (`realPasswords`).
 */
export function useTestApi(
  change: (ports: Ports, database: Database) => Partial<Ports> = () => ({}),
  { prepare, timeouts = patient, live, wrap = (api) => api }: TestApiChanges = {},
): OpenedTestApi {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-files-'))
  const test = { filesFolder: join(folder, 'files') } as OpenedTestApi
  let drop: () => Promise<void>
  beforeAll(async () => {
    const name = `${inject('templateName')}_${randomBytes(6).toString('hex')}`
    const server = new pg.Client({ connectionString: inject('serverUrl') })
    await server.connect()
    await server.query(`create database ${name} template ${inject('templateName')}`)
    const url = databaseUrl(inject('serverUrl'), name)
    const secret = randomBytes(32)
    const standard = nodePorts({
      secret,
      dataFolder: folder,
      publicUrl: 'http://localhost:3000',
      log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
      rateLimitFactor: 1000,
      bankAccount: demoBankAccount,
      live: { ...defaultLiveOptions, streamMs: 0, ...live },
    })
    const countDeadlock = () => void test.deadlocks++
    test.deadlocks = 0
    test.owner = openOwner(url)
    onDeadlock(test.owner, countDeadlock)
    await prepare?.(test.owner)
    test.databaseUrl = await ensureApplicationLogin(test.owner, url, secret)
    const api = createApi({
      databaseUrl: test.databaseUrl,
      connections: 120,
      timeouts,
      checksAnswers: true,
      ports: (database) => {
        const ports = standard(database)
        const network = { payments: paymentSandbox().network, push: pushService().network }
        return { ...ports, passwords: cheapPasswords, ...network, ...change(ports, database) }
      },
    })
    onDeadlock(api.database.pool, countDeadlock)
    test.api = wrap(api)
    drop = async () => {
      await test.api.close()
      await test.owner.end()
      await server.end()
      rmSync(folder, { recursive: true, force: true })
    }
  })
  afterAll(() => drop())
  test.send = (path, init) => test.api.fetch(new Request(base + path, init), { address: '203.0.113.7' })
  test.client = (token, headers = {}) =>
    createClient<paths>({
      baseUrl: base,
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'x-csrf-token': csrfToken, ...headers },
      fetch: (request: Request) => test.api.fetch(request, { address: '203.0.113.7' }),
    })
  return test
}
