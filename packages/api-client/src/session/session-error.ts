import { ApiError } from '../failure/api-error.ts'
import { TokenProblemError } from '../storage/token-problem-error.ts'
import type { SessionError } from './session-snapshot.ts'

/** Returns the error box's code for a failure, and rethrows unexpected errors. */
export function toSessionError(during: SessionError['during'], cause: unknown): SessionError {
  if (cause instanceof ApiError || cause instanceof TokenProblemError)
    return { during, code: cause.code, message: cause.message }
  throw cause
}
