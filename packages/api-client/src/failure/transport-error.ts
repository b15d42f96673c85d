import type { FetchErrorStatus } from '@chonoi/domain'
import { UnsafePathError } from '../wire/api-url.ts'
import { ApiError } from './api-error.ts'

const messages = {
  FETCH_ERROR: 'The server could not be reached',
  TIMEOUT_ERROR: 'The server did not answer in time',
  PARSING_ERROR: 'The answer could not be read',
} as const satisfies Record<FetchErrorStatus, string>

/** A failure that no problem document describes. */
export function transportError(code: FetchErrorStatus, status: number, cause?: unknown): ApiError {
  return new ApiError({ status, code, message: messages[code] }, { cause })
}

/**
 * Classifies a transport failure. A call aborted by its caller stays an AbortError, which query libraries expect; an
 * error that isn't the network's (a bug) is left unchanged.
 */
export function asTransportError(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  if (cause instanceof UnsafePathError) return nothingThere(cause)
  if (cause.name === 'TimeoutError') return transportError('TIMEOUT_ERROR', 0, cause)
  if (cause instanceof SyntaxError) return transportError('PARSING_ERROR', 0, cause)
  if (cause instanceof TypeError) return transportError('FETCH_ERROR', 0, cause)
  return cause
}

/** An id that is not a valid path segment can't exist, so screens treat it as not found. */
function nothingThere(cause: UnsafePathError): ApiError {
  return new ApiError({ status: 404, code: 'resource.not_found', message: cause.message }, { cause })
}
