import { standardSupportEmail } from '@chonoi/domain'
import { openRateLimits } from '../http/rate-limits.ts'
import type { Database } from '../database/database.ts'
import { demoBankAccount } from '../ports/bank-account.ts'
import { argon2Passwords } from '../ports/passwords.ts'
import type { Ports } from '../ports/ports.ts'
import { signedTokens } from '../ports/tokens.ts'
import { canvasImages } from './canvas-images.ts'
import { demoPasswordCost } from './demo-password-cost.ts'
import { memoryFiles } from './memory-files.ts'

const silent = () => {}

/** What a server has, as a browser has it: pictures by canvas, files and mails in memory. */
export function browserPorts(database: Database, publicUrl: string): Ports {
  const now = () => new Date()
  return {
    // An unexpected error belongs in the console; the rest is a server's diary.
    log: { debug: silent, info: silent, warn: silent, error: (...said: unknown[]) => console.error(...said) },
    passwords: argon2Passwords(demoPasswordCost),
    tokens: signedTokens(Buffer.from(crypto.getRandomValues(new Uint8Array(32))), now),
    mailer: { send: () => Promise.resolve() },
    files: memoryFiles(),
    images: canvasImages(),
    rateLimits: openRateLimits(database),
    bankAccount: demoBankAccount,
    supportEmail: standardSupportEmail,
    publicUrl,
    now,
    isStopping: () => false,
  }
}
