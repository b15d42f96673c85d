import { ApiError } from '../failure/api-error.ts'
import { TokenProblemError } from '../storage/token-problem-error.ts'
import type { SessionError } from './session-snapshot.ts'

/** What the error box says of a failure; one that is nobody's foreseen failure is thrown on. */
export function toSessionError(during: SessionError['during'], cause: unknown): SessionError {
  if (cause instanceof ApiError || cause instanceof TokenProblemError)
    return { during, code: cause.code, message: cause.message }
  throw cause
}
