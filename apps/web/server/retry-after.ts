import { isTransient, retryAfterSeconds } from '@chonoi/api'
import { ApiError } from '@chonoi/api-client'
import { TooManyPages } from './page-cache.ts'

/** Seconds after which what failed with this error may succeed, since something is away or busy. Undefined for faults. */
export function retryAfter(error: unknown): number | undefined {
  if (error instanceof TooManyPages) return 1
  if (isTransient(error)) return retryAfterSeconds
  if (error instanceof ApiError && error.status === 503) return error.retryAfter ?? retryAfterSeconds
  return undefined
}
