import { maxTokenLength } from './token-constants.ts'
import { type TokenProblem, tokenProblems } from './token-problem.ts'

export type TokenCheck = { readonly ok: true } | { readonly ok: false; readonly problem: TokenProblem }

/**
 * Forbidden patterns in a token (SESS-30..33). Each pattern is linear: no two neighbouring parts can match the same
 * characters. An event handler must stand alone, so that padded base64 that happens to end in "…onX=" passes.
 */
const forbidden: readonly RegExp[] = [
  /<[\s/]*script/i,
  /javascript\s*:/i,
  /(?<![\w-])on[a-z]+\s*=/i,
  /expression\s*\(/i,
  /url\s*\(/i,
]

const threeParts = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The documents' token rules (D1§5): type, then length, then forbidden patterns, then the three-part shape. */
export function checkToken(value: unknown): TokenCheck {
  if (typeof value !== 'string' || value === '') return failed('INVALID_TOKEN')
  if (value.length > maxTokenLength) return failed('TOKEN_TOO_LARGE')
  if (forbidden.some((pattern) => pattern.test(value))) return failed('XSS_DETECTED')
  if (value.includes('.') && !threeParts.test(value)) return failed('INVALID_TOKEN')
  return { ok: true }
}

function failed(code: keyof typeof tokenProblems): TokenCheck {
  return { ok: false, problem: tokenProblems[code] }
}
