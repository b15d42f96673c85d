const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // For answers without their own policy: files, JSON, text. Opened directly, they load, frame and send nothing.
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const year = 31_536_000

/** Headers of every answer. A site reached by https sets HSTS. */
export const securityHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:')
    ? { ...always, 'strict-transport-security': `max-age=${year}; includeSubDomains` }
    : always

/**
 * Allows only scripts with this page's nonce: nothing inline, nothing from other origins but the platform's logo, no
 * frames.
 */
export function contentSecurityPolicy(nonce: string, logoUrl?: string | null): string {
  const logo = logoUrl && URL.canParse(logoUrl) ? ` ${new URL(logoUrl).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${logo}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // The site's only Trusted Types policy (src/trusted-types.ts).
    'trusted-types default',
  ].join('; ')
}
