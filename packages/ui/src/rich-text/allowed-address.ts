import type { AllowedHtml } from './allowed-html.ts'

/** Browsers skip these inside an address, so `java\nscript:` runs there. */
// oxlint-disable-next-line no-control-regex
const skipped = /[\u0000-\u0020\u00a0\u2028\u2029]/g

function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase()
}

/** Whether an address leads away from this site. */
export function isOutside(address: string): boolean {
  return schemeOf(address.replace(skipped, '')) !== undefined
}

/** Whether text may link there: a place of this site, or one reached by an allowed scheme. */
export function isAllowedLink(address: string, allowed: AllowedHtml): boolean {
  const bare = address.replace(skipped, '')
  const scheme = schemeOf(bare)
  if (scheme !== undefined) return allowed.linkSchemes.includes(scheme)
  return /^[?#]/.test(bare) || /^\/(?![/\\])/.test(bare)
}

/** Ways to write a step out of a folder; browsers read a backslash as a slash and `%2e` as a dot. */
const leadsOut = /\\|(?:\.|%2e){2}/i

/** Whether text may show the picture at this address. */
export function isAllowedPicture(address: string, allowed: AllowedHtml): boolean {
  const bare = address.replace(skipped, '')
  return !leadsOut.test(bare) && allowed.pictureSources.some((source) => bare.startsWith(source))
}
