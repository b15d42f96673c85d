export type TokenProblemCode = 'INVALID_TOKEN' | 'TOKEN_TOO_LARGE' | 'XSS_DETECTED' | 'CSRF_GENERATION_FAILED'

export type TokenProblem = {
  readonly code: TokenProblemCode
  readonly severity: 'medium' | 'high' | 'critical'
  readonly message: string
}

/** ERR-01..04 (D1§8). A problem never carries the token itself. */
export const tokenProblems = {
  INVALID_TOKEN: { code: 'INVALID_TOKEN', severity: 'high', message: 'Token validation failed' },
  TOKEN_TOO_LARGE: { code: 'TOKEN_TOO_LARGE', severity: 'medium', message: 'Token exceeds maximum size' },
  XSS_DETECTED: { code: 'XSS_DETECTED', severity: 'critical', message: 'Token contains forbidden patterns' },
  CSRF_GENERATION_FAILED: {
    code: 'CSRF_GENERATION_FAILED',
    severity: 'high',
    message: 'CSRF token generation failed',
  },
} as const satisfies { [Code in TokenProblemCode]: TokenProblem & { readonly code: Code } }

/** ERR-05 */
export const fetchErrorStatuses = ['FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR'] as const

export type FetchErrorStatus = (typeof fetchErrorStatuses)[number]
