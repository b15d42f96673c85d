import { type TokenProblem, type TokenProblemCode, tokenProblems } from '@chonoi/domain'

/** Thrown for a token that must not be stored or can't be generated. Never carries the token itself. */
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
