import { StartRefused } from './start-refused.ts'

/** Reads where ranges of breached passwords are asked for. Null without BREACHED_PASSWORDS_URL: nowhere. */
export function readBreachedPasswordsUrl({ BREACHED_PASSWORDS_URL: given }: NodeJS.ProcessEnv): string | null {
  if (!given) return null
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new StartRefused('BREACHED_PASSWORDS_URL must be an address such as https://api.pwnedpasswords.com/range/.')
  return url.href
}
