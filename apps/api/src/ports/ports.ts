import type { Logger } from 'pino'
import type { RateLimits } from '../http/rate-limits.ts'
import type { BankAccount } from './bank-account.ts'
import type { FileStore } from './file-store.ts'
import type { ImageWorkshop } from './image-workshop.ts'
import type { Mailer } from './mailer.ts'
import type { Passwords } from './passwords.ts'
import type { Tokens } from './tokens.ts'

/** What only a server has, behind small ports: the stories in the browser bring their own. */
export interface Ports {
  log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>
  passwords: Passwords
  tokens: Tokens
  mailer: Mailer
  files: FileStore
  images: ImageWorkshop
  rateLimits: RateLimits
  /** Where customers transfer deposits to; null until the site is given one. */
  bankAccount: BankAccount | null
  /** Where people write to, and what is written to the platform goes. */
  supportEmail: string
  /** Where the site is reached, for links in mails. */
  publicUrl: string
  /** Whether this process is about to end: its health says so, so that no more calls are sent to it. */
  isStopping(): boolean
  now(): Date
}
