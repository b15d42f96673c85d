import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type BankAccount,
  type ClamdOptions,
  type DatabaseTimeouts,
  defaultTimeouts,
  type S3Options,
} from '@chonoi/api'
import { isEmailShaped, standardSupportEmail } from '@chonoi/domain'
import { readBankAccount } from './bank-account-setting.ts'
import { readBreachedPasswordsUrl } from './breached-passwords-setting.ts'
import { readClamav } from './clamav-setting.ts'
import { type EncryptionKeys, readEncryptionKeys } from './encryption-keys-setting.ts'
import { readSecrets } from './secret-setting.ts'
import { readReplica, type ReplicaSetting } from './replica-setting.ts'
import { readS3 } from './s3-setting.ts'
import { type MetricsSetting, readMetrics } from './metrics-setting.ts'
import { type PaymentSandboxSetting, readPaymentSandbox } from './payment-sandbox-setting.ts'
import { withSettingsFromFiles } from './settings-from-files.ts'
import { StartRefused } from './start-refused.ts'
import { readTracing, type TracingSetting } from './tracing/tracing-setting.ts'

export interface Settings {
  port: number
  host: string
  /** Absent: the embedded PostgreSQL in dataFolder. */
  databaseUrl: string | undefined
  /** The application's login, where the owner may not create one. */
  databaseApplicationUrl: string | undefined
  /** Host and port of a pooler in front of the database. */
  databasePooler: string | undefined
  /** A replica for what visitors read. Null: none. */
  databaseReplica: ReplicaSetting | null
  dataFolder: string
  publicUrl: string
  secret: Buffer
  /** Earlier secrets, whose tokens are still accepted. */
  formerSecrets: readonly Buffer[]
  /** Whether a setting names former keys of either kind. The key that an earlier start made in dataFolder doesn't count. */
  isKeyOverlap: boolean
  encryptionKeys: EncryptionKeys
  paymentSandbox: PaymentSandboxSetting
  /**
   * Whether the site is a demo (demo data, demo accounts on the sign-in page, e-mails in an outbox page): as
   * configured, or as the database was created. `public`: a demo on a publicly reachable site.
   */
  demo: 'on' | 'off' | 'public' | 'as_begun'
  /** Whether the site is publicly reachable, judging by its settings. */
  isReachable: boolean
  /** The first super administrator of a real installation. */
  adminEmail: string | undefined
  /** Whether X-Forwarded-For is from our own proxy. */
  trustsProxy: boolean
  smtp: { url: string; from: string } | undefined
  logLevel: string
  /** The bank account for deposits. Without one, deposits by transfer are not offered. */
  bankAccount: BankAccount | null
  /** The support address, which also receives messages from /contact. */
  supportEmail: string
  databaseConnections: number
  databaseTimeouts: DatabaseTimeouts
  /** Timeout for receiving a request, in milliseconds. */
  requestTimeout: number
  /** Keep-alive timeout in milliseconds. Must exceed that of the proxy in front. */
  keepAliveTimeout: number
  /** How long the site keeps serving with health 503 between the shutdown signal and shutdown, in milliseconds. */
  shutdownDelay: number
  rateLimitFactor: number
  /** How old the newest backup may be, in days, before `npm run doctor` complains. 0: backups are made by other means. */
  backupMaxAgeDays: number
  /** Where metrics and the state of the process are answered. Null: nowhere. */
  metrics: MetricsSetting | null
  /** The bucket for uploads. Null: a folder in dataFolder. */
  s3: S3Options | null
  /** What scans uploads. Null: nothing. */
  clamav: ClamdOptions | null
  /** Where ranges of breached passwords are asked for. Null: nowhere. */
  breachedPasswordsUrl: string | null
  /** Where traces go. Null: nowhere, and none are made. */
  collector: TracingSetting | null
}

/** The settings of a command that works on a database without keys of its own. Makes nothing in the folder but itself. */
export function readDatabaseSettings(given: NodeJS.ProcessEnv): Pick<Settings, 'databaseUrl' | 'dataFolder'> {
  const environment = withSettingsFromFiles(given)
  return { databaseUrl: postgresUrl(environment, 'DATABASE_URL'), dataFolder: readDataFolder(environment) }
}

function readDataFolder(environment: NodeJS.ProcessEnv): string {
  const dataFolder = resolve(environment.DATA_DIR ?? '.data')
  try {
    mkdirSync(dataFolder, { recursive: true })
  } catch (error) {
    throw new StartRefused(
      `The folder ${dataFolder} can't be written (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR.`,
    )
  }
  return dataFolder
}

/** Reads the environment (docs/operating.md has the table). */
export function readSettings(given: NodeJS.ProcessEnv): Settings {
  const environment = withSettingsFromFiles(given)
  const port = number(environment, 'PORT', 3000)
  if (port > 65_535) throw new StartRefused(`PORT must be at most 65535, not ${port}.`)
  const host = environment.HOST ?? '127.0.0.1'
  const dataFolder = readDataFolder(environment)
  const address = publicUrl(environment, port)
  return {
    port,
    host,
    databaseUrl: postgresUrl(environment, 'DATABASE_URL'),
    databaseApplicationUrl: postgresUrl(environment, 'DATABASE_APP_URL'),
    databasePooler: poolerAddress(environment),
    databaseReplica: readReplica(environment),
    dataFolder,
    publicUrl: address,
    ...readSecrets(environment, dataFolder),
    encryptionKeys: readEncryptionKeys(environment, dataFolder),
    isKeyOverlap: Boolean(environment.SECRET_KEY_PREVIOUS || environment.DATA_ENCRYPTION_OLD_KEYS),
    paymentSandbox: readPaymentSandbox(environment, port),
    demo: demo(environment),
    isReachable: !isLoopback(host) || !isLoopback(new URL(address).hostname),
    adminEmail: emailAddress(environment, 'ADMIN_EMAIL'),
    trustsProxy: environment.TRUST_PROXY === 'on',
    smtp: environment.SMTP_URL
      ? { url: environment.SMTP_URL, from: environment.MAIL_FROM ?? 'no-reply@localhost' }
      : undefined,
    bankAccount: readBankAccount(environment),
    supportEmail: emailAddress(environment, 'SUPPORT_EMAIL') ?? standardSupportEmail,
    logLevel: logLevel(environment),
    databaseConnections: number(environment, 'DATABASE_CONNECTIONS', 10),
    databaseTimeouts: {
      connect: positive(environment, 'DATABASE_CONNECT_TIMEOUT_MS', defaultTimeouts.connect),
      statement: positive(environment, 'DATABASE_STATEMENT_TIMEOUT_MS', defaultTimeouts.statement),
    },
    requestTimeout: positive(environment, 'REQUEST_TIMEOUT_MS', 60_000),
    keepAliveTimeout: positive(environment, 'KEEP_ALIVE_TIMEOUT_MS', 75_000),
    shutdownDelay: number(environment, 'SHUTDOWN_DELAY_MS', 0),
    rateLimitFactor: number(environment, 'RATE_LIMIT_FACTOR', 1),
    backupMaxAgeDays: number(environment, 'BACKUP_MAX_AGE_DAYS', 2),
    metrics: readMetrics(environment),
    s3: readS3(environment),
    clamav: readClamav(environment),
    breachedPasswordsUrl: readBreachedPasswordsUrl(environment),
    collector: readTracing(environment),
  }
}

function emailAddress(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const address = environment[name]
  if (!address) return undefined
  if (!isEmailShaped(address)) throw new StartRefused(`${name} must be an e-mail address, not "${address}".`)
  return address
}

function demo({ DEMO: given }: NodeJS.ProcessEnv): Settings['demo'] {
  if (!given) return 'as_begun'
  if (given === 'on' || given === 'off' || given === 'public') return given
  throw new StartRefused(`DEMO must be on, off or public, not "${given}".`)
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function logLevel({ LOG_LEVEL: level = 'warn' }: NodeJS.ProcessEnv): string {
  if (!logLevels.includes(level)) throw new StartRefused(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
  return level
}

/** Without a trailing slash, since paths are appended. */
function publicUrl({ PUBLIC_URL: given }: NodeJS.ProcessEnv, port: number): string {
  const url = URL.parse(given || `http://localhost:${port}`)
  if (!url || !/^https?:$/.test(url.protocol)) throw new StartRefused(`PUBLIC_URL must be an address, not "${given}".`)
  return url.href.replace(/\/+$/, '')
}

function postgresUrl(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const url = environment[name]
  if (!url) return undefined
  // Not repeated in the message: it may contain a password.
  if (!/^postgres(ql)?:\/\//.test(url)) throw new StartRefused(`${name} must begin with postgres://.`)
  return url
}

function poolerAddress({ DATABASE_POOLER: pooler, DATABASE_URL: url }: NodeJS.ProcessEnv): string | undefined {
  if (!pooler) return undefined
  if (!/^([\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(pooler))
    throw new StartRefused(`DATABASE_POOLER must be a host and a port, such as 127.0.0.1:6432, not "${pooler}".`)
  if (!url) throw new StartRefused('DATABASE_POOLER needs DATABASE_URL: the embedded database has no pooler.')
  return pooler
}

function number(environment: NodeJS.ProcessEnv, name: string, standard: number): number {
  const text = environment[name]
  if (text === undefined || text === '') return standard
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0)
    throw new StartRefused(`${name} must be a whole number, not "${text}".`)
  return value
}

/** For timeouts: 0 would wait for ever. */
function positive(environment: NodeJS.ProcessEnv, name: string, standard: number): number {
  const value = number(environment, name, standard)
  if (value === 0) throw new StartRefused(`${name} must be more than 0.`)
  return value
}
