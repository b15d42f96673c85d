import { standardSupportEmail } from '@chonoi/domain'
import { Failure } from '../http/failure.ts'
import { openEncryption } from '../encryption/encryption.ts'
import { openRateLimits } from '../http/rate-limits.ts'
import type { Database } from '../database/database.ts'
import { demoBankAccount } from '../ports/bank-account.ts'
import { countFailedRows } from '../ports/failed-rows.ts'
import { noScanner } from '../ports/malware/malware-scanner.ts'
import { argon2Passwords } from '../ports/passwords.ts'
import type { Ports } from '../ports/ports.ts'
import { signedTokens } from '../ports/tokens.ts'
import { canvasImages } from './canvas-images.ts'
import { demoEncryptionKey, demoTokenKey } from './demo-keys.ts'
import { demoPasswordCost } from './demo-password-cost.ts'
import { memoryFiles } from './memory-files.ts'
import { sandboxNetwork } from './sandbox-network.ts'

const silent = () => {}

/** The same on every machine, so that screens that show it look the same. Nothing is fetched from it. */
const publicUrl = 'https://chonoi.test'

/** Creates the ports of a browser: images by canvas, files and mails in memory. */
export function browserPorts(database: Database): Ports {
  const now = () => new Date()
  return {
    // Unexpected errors go to the console. Other log lines are dropped.
    log: { debug: silent, info: silent, warn: silent, error: (...said: unknown[]) => console.error(...said) },
    passwords: argon2Passwords(demoPasswordCost),
    breachedPasswords: { contains: () => Promise.resolve(false) },
    tokens: signedTokens(Buffer.from(demoTokenKey), now),
    encryption: openEncryption([demoEncryptionKey]),
    payments: sandboxNetwork(now),
    // Nothing leaves the page.
    push: { fetch: () => Promise.resolve(new Response(null, { status: 201 })) },
    mailer: { send: () => Promise.resolve() },
    files: memoryFiles(),
    images: canvasImages(),
    resizedPictures: { read: () => Promise.resolve(null) },
    // A story shows the button; the printer's fonts stay out of the browser build.
    documents: { print: () => Promise.reject(new Failure('server.unavailable')) },
    scanner: noScanner,
    rateLimits: openRateLimits(database),
    // Its screens poll, as they do without a connection.
    live: {
      isFollowing: false,
      openStreams: 0,
      open: () => Promise.reject(new Failure('server.unavailable')),
      close: () => Promise.resolve(),
    },
    failedRows: countFailedRows(),
    bankAccount: demoBankAccount,
    supportEmail: standardSupportEmail,
    publicUrl,
    now,
    isStopping: () => false,
  }
}
