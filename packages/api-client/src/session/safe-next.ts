const ownPath = /^\/(?![/\\])/

/**
 * Where to go after signing in: the wanted page when it is one of ours, else the fallback. The address is parsed the way a
 * browser will parse it, so that //host, /\host and control characters in between can't lead away; and the parsed path is
 * looked at again, for /.//host becomes //host only then.
 */
export function safeNext(next: string | null | undefined, origin: string, fallback = '/dashboard'): string {
  if (!next || !ownPath.test(next) || !URL.canParse(next, origin)) return fallback
  const { origin: target, pathname, search, hash } = new URL(next, origin)
  return target === new URL(origin).origin && ownPath.test(pathname) ? pathname + search + hash : fallback
}
