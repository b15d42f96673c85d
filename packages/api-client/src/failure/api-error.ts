import type { FieldProblem, ProblemCode } from '@chonoi/contract'
import type { FetchErrorStatus } from '@chonoi/domain'

/**
 * What a screen translates: the server's reason, or why there was no usable answer (no connection, none in time, none that
 * can be read). A newer server may send a problem code that this build has no words for; the words of the
 * HTTP status serve then.
 */
export type ApiErrorCode = ProblemCode | FetchErrorStatus

export interface ApiErrorFacts {
  /** The HTTP status, or 0 when there was no answer. */
  readonly status: number
  readonly code: ApiErrorCode
  readonly message: string
  readonly fields?: readonly FieldProblem[] | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
  readonly requestId?: string | null | undefined
  readonly retryAfter?: number | null | undefined
}

/** The one error that a failed call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ApiErrorCode
  /** Which fields of the request are wrong, and why. */
  readonly fields: readonly FieldProblem[]
  /** Values that a message about the code names. */
  readonly details: Readonly<Record<string, unknown>>
  readonly requestId: string | null
  /** Seconds after which trying again makes sense, when the server said so. */
  readonly retryAfter: number | null

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    super(facts.message, options)
    this.status = facts.status
    this.code = facts.code
    this.fields = facts.fields ?? []
    this.details = facts.details ?? {}
    this.requestId = facts.requestId ?? null
    this.retryAfter = facts.retryAfter ?? null
  }
}
