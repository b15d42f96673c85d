/**
 * The address of another server, signed in to with the login of `url`. A login may stand before the host or among the
 * parameters, which override it.
 */
export function withLoginOf(url: string, elsewhere: string): string {
  const [address = '', query = ''] = url.split('?', 2)
  const [, user, password] = /^\w+:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?/.exec(address) ?? []
  const own = new URLSearchParams(query)
  const target = new URL(elsewhere)
  target.searchParams.set('user', own.get('user') ?? decodeURIComponent(user ?? ''))
  target.searchParams.set('password', own.get('password') ?? decodeURIComponent(password ?? ''))
  return target.href
}
