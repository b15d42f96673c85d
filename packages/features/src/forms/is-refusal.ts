import { ApiError } from '@chonoi/api-client'

/** Whether the server processed the request and refused it. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/**
 * Whether the refusal is final, so that the next request is a new intent. Without an answer, or while the first is in
 * flight, it may still succeed.
 */
export function isFinalRefusal(error: unknown): boolean {
  return isRefusal(error) && error.code !== 'idempotency.in_flight'
}
