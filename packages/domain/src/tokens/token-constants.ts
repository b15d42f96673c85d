/** SESS-26 */
export const maxTokenLength = 8192
/** SESS-12: a token with less remaining lifetime than this (15 minutes) is due for rotation. */
export const rotationThreshold = 900_000
/** SESS-15: a refresh is scheduled this long before expiry (600 s), in milliseconds. */
export const refreshLead = 600_000
/** SESS-19 */
export const retryBaseDelay = 1_000
/** SESS-20 */
export const maxRefreshAttempts = 3
/** SESS-27 */
export const clientVersion = '1.0.0'
/** API-01 */
export const apiPrefix = '/api/v1'
/** API-05: a CSRF token is 32 random bytes, written as hex. */
export const csrfTokenBytes = 32

/** SESS-19: the retry delay: 1 s, 2 s, 4 s … by the number of failed attempts so far. */
export function retryDelay(failedBefore: number): number {
  return retryBaseDelay * 2 ** failedBefore
}
