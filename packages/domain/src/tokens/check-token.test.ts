import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkToken } from './check-token.ts'
import { fetchErrorStatuses, tokenProblems } from './token-problem.ts'

const urlSafe = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
const part = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...urlSafe), minLength: 1, maxLength, size: 'max' })
const jwt = fc.tuple(part(40), part(200), part(86)).map((parts) => parts.join('.'))
const codeOf = (value: unknown) => {
  const check = checkToken(value)
  return check.ok ? 'ok' : check.problem.code
}

test('[ERR-01, ERR-02, ERR-03, ERR-04] each token problem has its severity and message', () => {
  expect(tokenProblems).toEqual({
    INVALID_TOKEN: { code: 'INVALID_TOKEN', severity: 'high', message: 'Token validation failed' },
    TOKEN_TOO_LARGE: { code: 'TOKEN_TOO_LARGE', severity: 'medium', message: 'Token exceeds maximum size' },
    XSS_DETECTED: { code: 'XSS_DETECTED', severity: 'critical', message: 'Token contains forbidden patterns' },
    CSRF_GENERATION_FAILED: {
      code: 'CSRF_GENERATION_FAILED',
      severity: 'high',
      message: 'CSRF token generation failed',
    },
  })
})

test('[ERR-05] the generic fetch error statuses', () => {
  expect([...fetchErrorStatuses]).toEqual(['FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR'])
})

test('[SESS-28] a token must be a string', () => {
  expect([undefined, null, 7, {}, ['a.b.c'], ''].map(codeOf)).toEqual(Array(6).fill('INVALID_TOKEN'))
})

test('[SESS-29, SESS-26] a token of 8192 characters passes, one more does not', () => {
  expect(codeOf('a'.repeat(8192))).toBe('ok')
  expect(codeOf('a'.repeat(8193))).toBe('TOKEN_TOO_LARGE')
})

test.each(['<script>alert(1)</script>', 'x</script>', '< SCRIPT src=x', '</ script'])(
  '[SESS-30] script tags are rejected: %s',
  (token) => {
    expect(codeOf(token)).toBe('XSS_DETECTED')
  },
)

test.each(['javascript:alert(1)', 'JaVaScRiPt :x'])('[SESS-31] a javascript: scheme is rejected: %s', (token) => {
  expect(codeOf(token)).toBe('XSS_DETECTED')
})

test.each(['onerror=alert(1)', '<img src=x onerror=alert(1)>', '<svg/onload=x', '" OnClick = "x'])(
  '[SESS-32] inline event handlers are rejected: %s',
  (token) => {
    expect(codeOf(token)).toBe('XSS_DETECTED')
  },
)

test.each(['width:expression(1)', 'EXPRESSION (x)', 'background:url(x)', 'url\t(x)'])(
  '[SESS-33] expression( and url( are rejected: %s',
  (token) => {
    expect(codeOf(token)).toBe('XSS_DETECTED')
  },
)

test.each(['a.b', 'a.b.c.d', '..', 'a..c', '.b.c', 'a.b.', 'a.b.c ', 'a.b+/.c', 'a.b.c\n'])(
  '[SESS-34] a token with a dot must be three URL-safe parts, unlike %j',
  (token) => {
    expect(codeOf(token)).toBe('INVALID_TOKEN')
  },
)

test('forbidden patterns are found before the shape is judged, and the length before both', () => {
  expect(codeOf('a.b.<script')).toBe('XSS_DETECTED')
  expect(codeOf(`<script${'a'.repeat(8192)}`)).toBe('TOKEN_TOO_LARGE')
})

test('[SESS-30, SESS-31, SESS-32, SESS-33] 10,000 tokens of a valid shape: none is rejected', () => {
  fc.assert(
    fc.property(jwt, (token) => {
      expect(codeOf(token)).toBe('ok')
    }),
    { numRuns: 10_000 },
  )
})

test('an opaque token in padded base64 passes, whatever letters precede the padding', () => {
  expect(codeOf('dGhpc2lzQonload=')).toBe('ok')
})

/** Node's, whose types this package does without. */
declare const process: { cpuUsage(): { user: number; system: number } }

/** Returns the processor time of 50 checks in microseconds: the least of five tries, because noise only adds to it. */
function costOf(token: string): number {
  const used = () => process.cpuUsage().user + process.cpuUsage().system
  const tries = Array.from({ length: 5 }, () => {
    const before = used()
    for (let round = 0; round < 50; round += 1) checkToken(token)
    return used() - before
  })
  return Math.min(...tries)
}

test.each(['<', ' ', '< ', 'on', 'ona', ' ona ', 'url ', 'javascript ', '<//', 'a.'])(
  'checkToken: eight times the length of a token made of %j costs less than 24 times the time',
  (piece) => {
    const tokenOf = (length: number) => piece.repeat(length / piece.length)
    expect(costOf(tokenOf(8192))).toBeLessThan(24 * costOf(tokenOf(1024)) + 2_000)
  },
)
