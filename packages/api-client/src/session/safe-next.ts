const ownPath = /^\/(?![/\\])/

/**
 * Returns the page to open after sign-in: the requested one if it is on this site, else the fallback. Parses the
 * address as a browser does, so that //host, /\host and embedded control characters can't leave the site; and checks
 * the parsed path again, because /.//host becomes //host only then.
 */
export function safeNext(next: string | null | undefined, origin: string, fallback = '/dashboard'): string {
  if (!next || !ownPath.test(next) || !URL.canParse(next, origin)) return fallback
  const { origin: target, pathname, search, hash } = new URL(next, origin)
  return target === new URL(origin).origin && ownPath.test(pathname) ? pathname + search + hash : fallback
}
