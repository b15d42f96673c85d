import { Failure } from './failure.ts'

/** Retry-After in seconds: long enough for a database restart, short enough for a person who waits. */
export const retryAfterSeconds = 2

/** Returns a 503 with Retry-After for a dependency that is temporarily unavailable. */
export const unavailable = (): Failure => new Failure('server.unavailable', { details: { retryAfterSeconds } })

/**
 * Codes of PostgreSQL and of the system for what another attempt may find mended: a lost connection (08…, 57P…), a
 * statement or a transaction that took too long (57014, 25P03, 25P04), a server that is only read from while another
 * takes over (25006), no room or memory (53…, 58…), and sockets and disks that fail.
 */
const passing =
  /^(08...|57P0.|57014|25P0[34]|25006|53...|58...|ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EFBIG|EIO|EROFS|EMFILE|ENFILE)$/

/** Messages of pg and its pool that carry no code. */
const lostConnection =
  /^(Connection terminated|timeout e(xceeded|xpired)|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/

/** Whether an error is transient: the database, its connection or the disk failed. */
export function isTransient(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string' && passing.test(error.code)) return true
    if (lostConnection.test(error.message)) return true
  }
  return false
}
