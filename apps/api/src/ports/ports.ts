import type { Logger } from 'pino'
import type { Encryption } from '../encryption/encryption.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { LiveHub } from '../live/live-hub.ts'
import type { ResizedPictures } from '../files/resized-pictures.ts'
import type { BankAccount } from './bank-account.ts'
import type { BreachedPasswords } from './breached-passwords.ts'
import type { DocumentPrinter } from './document-printer.ts'
import type { FailedRows } from './failed-rows.ts'
import type { FileStore } from './file-store.ts'
import type { ImageWorkshop } from './image-workshop.ts'
import type { Mailer } from './mailer.ts'
import type { MalwareScanner } from './malware/malware-scanner.ts'
import type { Passwords } from './passwords.ts'
import type { PaymentNetwork } from './payment-network.ts'
import type { PushNetwork } from './push-network.ts'
import type { Tokens } from './tokens.ts'

/** Services that differ between a Node server and the browser build of the stories. */
export interface Ports {
  log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>
  passwords: Passwords
  breachedPasswords: BreachedPasswords
  tokens: Tokens
  encryption: Encryption
  payments: PaymentNetwork
  push: PushNetwork
  mailer: Mailer
  files: FileStore
  images: ImageWorkshop
  /** Public pictures in the widths that pages need. */
  resizedPictures: ResizedPictures
  documents: DocumentPrinter
  scanner: MalwareScanner
  rateLimits: RateLimits
  live: LiveHub
  failedRows: FailedRows
  /** Bank account for deposits. Null until one is configured. */
  bankAccount: BankAccount | null
  /** Support address: shown to people, and receives contact messages. */
  supportEmail: string
  /** Public origin of the site, for links in mails. */
  publicUrl: string
  /** Whether this process is shutting down. Its health check then fails, so that it gets no more calls. */
  isStopping(): boolean
  now(): Date
}
