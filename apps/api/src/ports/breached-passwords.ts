import { createHash } from 'node:crypto'
import { normalizePassword } from '@chonoi/domain'

/** Knows passwords that were stolen somewhere and published. */
export interface BreachedPasswords {
  contains(password: string): Promise<boolean>
}

/** For installations that ask no service. */
export const noBreachedPasswords: BreachedPasswords = { contains: () => Promise.resolve(false) }

const timeoutMs = 2_000

/**
 * Asks a service that answers ranges of hashes, as Have I Been Pwned does: it gets five of the forty digits of the
 * password's SHA-1 and answers with all endings that it knows (`SUFFIX:COUNT`), so that it never learns the password. Its
 * padding has a count of 0. Nobody is kept from registering by a service that is away: then the password counts as
 * unknown, and `warn` is called.
 */
export function rangesOfBreachedPasswords(
  rangesUrl: string,
  fetch: typeof globalThis.fetch,
  warn: (error: unknown) => void,
): BreachedPasswords {
  const base = rangesUrl.replace(/\/*$/, '/')
  return {
    async contains(password) {
      const digits = createHash('sha1').update(normalizePassword(password)).digest('hex').toUpperCase()
      try {
        const response = await fetch(base + digits.slice(0, 5), {
          headers: { 'add-padding': 'true' },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (!response.ok) throw new Error(`The service of breached passwords answers ${response.status}.`)
        const known = new RegExp(`^${digits.slice(5)}:0*[1-9]`, 'm')
        return known.test(await response.text())
      } catch (error) {
        warn(error)
        return false
      }
    },
  }
}
