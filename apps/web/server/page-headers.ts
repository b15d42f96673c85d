const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // For whatever brings no policy of its own: files, JSON, texts. Opened by itself it loads, frames and sends nothing.
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const year = 31_536_000

/** What every answer of the site carries. A site that people reach by https is never asked by http again. */
export const securityHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:')
    ? { ...always, 'strict-transport-security': `max-age=${year}; includeSubDomains` }
    : always

/** Scripts run only with this page's nonce; nothing inline, nothing from elsewhere, no frames. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // The one policy that the site makes (src/trusted-types.ts).
    'trusted-types default',
  ].join('; ')
}
