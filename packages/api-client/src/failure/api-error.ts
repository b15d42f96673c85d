import type { FieldProblem, ProblemCode } from '@chonoi/contract'
import type { FetchErrorStatus } from '@chonoi/domain'

/**
 * The code a screen translates: the server's reason, or why there was no usable answer (no connection, timeout,
 * unreadable). A newer server may send a code that this build has no text for; the text of the HTTP status is used
 * then.
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

/** Thrown by every failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ApiErrorCode
  /** The invalid fields of the request, with reasons. */
  readonly fields: readonly FieldProblem[]
  /** Values for the code's message. */
  readonly details: Readonly<Record<string, unknown>>
  readonly requestId: string | null
  /** Seconds to wait before a retry, if the server gave them. */
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
