import type { Hono } from 'hono'
import { type Database, type DatabaseTimeouts, openDatabase } from './database/database.ts'
import { openReplica, type Replica, type ReplicaOptions } from './database/replica.ts'
import { type AnsweredCall, type Connection, serveContract } from './http/serve-contract.ts'
import { handlers } from './modules/handlers.ts'
import type { Ports } from './ports/ports.ts'
import type { Tracing } from './tracing/tracing.ts'

export { ApplicationLoginRefused } from './database/application-login.ts'
export { type DatabaseTimeouts, openOwner, defaultTimeouts } from './database/database.ts'
export { findPrimary } from './database/several-servers.ts'
export { inScope, systemScope } from './database/scope.ts'
export { DatabaseTooOld, listPendingMigrations, migrate, MigrationFailed } from './database/migrate.ts'
export { DatabaseUnreachable, prepareDatabase, type PrepareOptions } from './database/prepare-database.ts'
export { encryptionKeyId, openEncryption } from './encryption/encryption.ts'
export { readReplicaProblem } from './database/replica-problem.ts'
export { openReplica, type Replica } from './database/replica.ts'
export { rotateSecrets } from './encryption/rotate-secrets.ts'
export { rotatePushKey } from './push/rotate-push-key.ts'
export { BackupRefused, listBackups, removeOldBackups } from './backup/backup-folder.ts'
export { faultsOf } from './backup/books.ts'
export { secretFingerprint } from './backup/fingerprints.ts'
export { moveDatabase } from './backup/move-database.ts'
export { type KeyFingerprints, type Manifest, readManifest } from './backup/manifest.ts'
export { restoreBackup } from './backup/restore-backup.ts'
export { takeBackup } from './backup/take-backup.ts'
export { readPublicFile } from './files/read-file.ts'
export {
  AdministratorRefused,
  administratorLinkHours,
  hasAdministrator,
  inviteAdministrator,
} from './installation/administrators.ts'
export { readWritten } from './http/read-own-writes.ts'
export { isUnderMaintenance, maintenanceRetrySeconds } from './http/maintenance.ts'
export { isTransient, retryAfterSeconds } from './http/unavailable.ts'
export { beginInstallation } from './installation/begin-installation.ts'
export { type Installation, readInstallation, readKeyOverlap, readLastBackup } from './installation/installation.ts'
export { leaveDemo } from './installation/leave-demo.ts'
export { type Jobs, startJobs } from './jobs/start-jobs.ts'
export { listOutbox, type OutboxMail } from './mail/outbox.ts'
export { type BankAccount, demoBankAccount } from './ports/bank-account.ts'
export { openLog } from './ports/log.ts'
export { nodePorts, type NodePortOptions } from './ports/node-ports.ts'
export { defaultLiveOptions, type LiveOptions } from './live/live-hub.ts'
export type { Ports } from './ports/ports.ts'
export { clamdScanner, type ClamdOptions } from './ports/malware/clamd-scanner.ts'
export { s3FileStore, type S3FileStore, type S3Options } from './ports/s3/s3-file-store.ts'
export { bucketFiles, folderFiles } from './backup/file-source.ts'
export { signedTokens } from './ports/tokens.ts'
export type { AnsweredCall, Connection } from './http/serve-contract.ts'
export {
  errorType,
  noTracing,
  type Span,
  type SpanAttributes,
  type SpanKind,
  type SpanStart,
  type Tracing,
} from './tracing/tracing.ts'
export { readClockDifference } from './vital-signs/clock-difference.ts'
export { readDatabaseVersion } from './vital-signs/database-version.ts'
export { openVitalSigns, type VitalSigns, type VitalSignsReader } from './vital-signs/vital-signs.ts'

export interface Api {
  /** Answers one request below /api/v1. The server that accepted the connection provides its address. */
  fetch(request: Request, connection?: Connection): Promise<Response>
  database: Database
  /** Where visitors' reads go, if there is one. */
  replica: Replica | undefined
  ports: Ports
  close(): Promise<void>
}

export interface ApiOptions {
  /** The application's connection URL, as prepareDatabase returns it. */
  databaseUrl: string
  /** Maximum number of database connections of this process. */
  connections?: number
  /** Database timeouts. */
  timeouts?: DatabaseTimeouts
  /** Host and port of a pooler in front of the database. */
  pooler?: string | undefined
  /** A read replica for what visitors read. */
  replica?: Pick<ReplicaOptions, 'url' | 'maxLagMs'> | undefined
  ports: (database: Database) => Ports
  checksAnswers?: boolean
  /** Hears of every answered call, for metrics. */
  onAnswered?: (call: AnsweredCall) => void
  /** Makes spans of calls and statements. Default: none. */
  tracing?: Tracing
}

/** Opens the API over a prepared database. */
export function createApi(options: ApiOptions): Api {
  const database = openDatabase(options.databaseUrl, options)
  const replica = options.replica && openReplica(database, { ...options, ...options.replica })
  const ports = options.ports(database)
  const app: Hono<{ Bindings: Connection }> = serveContract({
    database,
    ...(replica && { replica }),
    ports,
    handlers,
    checksAnswers: options.checksAnswers ?? false,
    ...(options.onAnswered && { onAnswered: options.onAnswered }),
    ...(options.tracing && { tracing: options.tracing }),
  })
  return {
    fetch: async (request, connection = {}) => app.fetch(request, connection),
    database,
    replica,
    ports,
    async close() {
      await ports.live.close()
      await replica?.close()
      await database.close()
    },
  }
}
