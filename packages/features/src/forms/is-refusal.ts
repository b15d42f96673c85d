import { ApiError } from '@chonoi/api-client'

/** The server looked at it and said no. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** What is sent next is another intent. Without an answer, or while the first is being worked on, it may have happened. */
export function isFinalRefusal(error: unknown): boolean {
  return isRefusal(error) && error.code !== 'idempotency.in_flight'
}
