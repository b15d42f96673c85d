import type { AllowedHtml } from './allowed-html.ts'

/** Characters that browsers ignore in URLs: `java\nscript:` would run. */
// oxlint-disable-next-line no-control-regex
const skipped = /[\u0000-\u0020\u00a0\u2028\u2029]/g

function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase()
}

/** Returns whether a URL is external. */
export function isOutside(address: string): boolean {
  return schemeOf(address.replace(skipped, '')) !== undefined
}

/** Returns whether text may link to a URL: an internal one, or one with an allowed scheme. */
export function isAllowedLink(address: string, allowed: AllowedHtml): boolean {
  const bare = address.replace(skipped, '')
  const scheme = schemeOf(bare)
  if (scheme !== undefined) return allowed.linkSchemes.includes(scheme)
  return /^[?#]/.test(bare) || /^\/(?![/\\])/.test(bare)
}

/** Matches path traversal. Browsers read a backslash as a slash and `%2e` as a dot. */
const leadsOut = /\\|(?:\.|%2e){2}/i

/** Returns whether text may show the image at this URL. */
export function isAllowedPicture(address: string, allowed: AllowedHtml): boolean {
  const bare = address.replace(skipped, '')
  return !leadsOut.test(bare) && allowed.pictureSources.some((source) => bare.startsWith(source))
}
