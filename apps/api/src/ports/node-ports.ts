import { join } from 'node:path'
import { standardSupportEmail } from '@chonoi/domain'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { openEncryption } from '../encryption/encryption.ts'
import { type DrawLarger, openResizedPictures, removingResized } from '../files/resized-pictures.ts'
import { openRateLimits } from '../http/rate-limits.ts'
import { type LiveOptions, openLiveHub } from '../live/live-hub.ts'
import type { BankAccount } from './bank-account.ts'
import { noBreachedPasswords, rangesOfBreachedPasswords } from './breached-passwords.ts'
import { countFailedRows } from './failed-rows.ts'
import { folderFileStore } from './file-store.ts'
import { type S3Options, s3FileStore } from './s3/s3-file-store.ts'
import { sharpImages } from './image-workshop.ts'
import { outboxMailer, smtpMailer } from './mailer.ts'
import { argon2Passwords } from './passwords.ts'
import { type ClamdOptions, clamdScanner } from './malware/clamd-scanner.ts'
import { noScanner } from './malware/malware-scanner.ts'
import { openLog } from './log.ts'
import { threadedDocuments } from '../threads/threaded-documents.ts'
import { tracedFetch, tracedMailer } from '../tracing/traced-calls.ts'
import { noTracing, type Tracing } from '../tracing/tracing.ts'
import type { Ports } from './ports.ts'
import { signedTokens } from './tokens.ts'

export interface NodePortOptions {
  /** At least 32 random bytes; every key is derived from it. */
  secret: Buffer
  /** Earlier ones, whose tokens are still accepted. */
  formerSecrets?: readonly Buffer[]
  /**
   * Keys for stored secrets, at least 32 bytes each: the current one, then old ones that still decrypt. Defaults to the
   * secret.
   */
  encryptionKeys?: readonly [Uint8Array, ...Uint8Array[]]
  /** Where the payment sandbox is reached. Null or absent: payments go to the providers. */
  paymentSandboxUrl?: string | null
  /** Folder for uploads. */
  dataFolder: string
  /** Where uploads are instead. */
  s3?: S3Options | null
  /** Scans what is uploaded. Null or absent: nothing does. */
  clamav?: ClamdOptions | null
  /** Where ranges of breached passwords are asked for. Null or absent: nowhere. */
  breachedPasswordsUrl?: string | null
  publicUrl: string
  smtp?: { url: string; from: string }
  /** Bank account for deposits. Null: transfers are not offered. */
  bankAccount: BankAccount | null
  /** Defaults to the domain's address. */
  supportEmail?: string
  log?: Logger
  rateLimitFactor?: number
  live?: LiveOptions
  /** Whether the process is shutting down. Defaults to never. */
  isStopping?: () => boolean
  now?: () => Date
  /** Makes spans of calls that go out. Default: none. */
  tracing?: Tracing
}

/** The demo's goods are stored small. Other installations never load how they are drawn. */
const drawDemoLarger: DrawLarger = async (key, width) =>
  key.startsWith('demo/') ? (await import('../seed/pictures/draw-large.ts')).drawLarge(key, width) : undefined

/** Creates the ports of a Node server. */
export function nodePorts(options: NodePortOptions): (database: Database) => Ports {
  const now = options.now ?? (() => new Date())
  const encryption = openEncryption(options.encryptionKeys ?? [options.secret])
  const tracing = options.tracing ?? noTracing
  const log = options.log ?? openLog('info')
  const images = sharpImages()
  const files = options.s3
    ? s3FileStore(options.s3, tracedFetch(tracing, 'file store'))
    : folderFileStore(join(options.dataFolder, 'files'))
  return (database) => ({
    log,
    passwords: argon2Passwords(),
    breachedPasswords: options.breachedPasswordsUrl
      ? rangesOfBreachedPasswords(options.breachedPasswordsUrl, tracedFetch(tracing, 'breached passwords'), (err) =>
          log.warn({ err }, 'a password could not be compared with breached ones'),
        )
      : noBreachedPasswords,
    tokens: signedTokens(options.secret, now, options.formerSecrets),
    encryption,
    payments: { sandboxUrl: options.paymentSandboxUrl ?? null, fetch: tracedFetch(tracing, 'payment provider') },
    push: { fetch: tracedFetch(tracing, 'push service') },
    mailer: options.smtp
      ? tracedMailer(smtpMailer(options.smtp.url, options.smtp.from), tracing)
      : outboxMailer(database),
    files: removingResized(files),
    images,
    resizedPictures: openResizedPictures(
      files,
      images,
      (err) => log.warn({ err }, 'a picture was not made in another width'),
      drawDemoLarger,
    ),
    documents: threadedDocuments(),
    scanner: options.clamav ? clamdScanner(options.clamav) : noScanner,
    rateLimits: openRateLimits(database, options.rateLimitFactor),
    live: openLiveHub(database, log, options.live),
    failedRows: countFailedRows(),
    bankAccount: options.bankAccount,
    supportEmail: options.supportEmail ?? standardSupportEmail,
    publicUrl: options.publicUrl,
    isStopping: options.isStopping ?? (() => false),
    now,
  })
}
