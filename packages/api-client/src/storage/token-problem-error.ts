import { type TokenProblem, type TokenProblemCode, tokenProblems } from '@chonoi/domain'

/** A token that must not be kept or can't be made. Never carries the token itself. */
export class TokenProblemError extends Error {
  override readonly name = 'TokenProblemError'
  readonly code: TokenProblemCode
  readonly severity: TokenProblem['severity']

  constructor(code: TokenProblemCode, options?: ErrorOptions) {
    super(tokenProblems[code].message, options)
    this.code = code
    this.severity = tokenProblems[code].severity
  }
}
