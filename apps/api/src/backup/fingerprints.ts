import { createHash, hkdfSync } from 'node:crypto'

/** Eight digits that tell two secrets apart and nothing else. */
export function secretFingerprint(secret: Uint8Array): string {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'backup-fingerprint', 32))
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}
