import { ApiError } from '@chonoi/api-client'

/** The server looked at it and said no: what is sent next is another intent. Without an answer it may have happened. */
export function isFinalRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'idempotency.in_flight'
  )
}
