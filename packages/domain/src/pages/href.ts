import type { sitePages } from './site-pages.generated.ts'

/** A page's path as its route writes it, e.g. `/orders/$orderId`. */
export type PagePath = keyof typeof sitePages

type ParameterOf<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never

type Filled<Path extends string> = Path extends `${infer Start}$${string}/${infer Rest}`
  ? `${Start}${string}/${Filled<Rest>}`
  : Path extends `${infer Start}$${string}`
    ? `${Start}${string}`
    : Path

/** The address of one of the site's pages: a path with its parameters filled in, and an optional query. */
export type PageHref<Path extends PagePath = PagePath> = Filled<Path> | `${Filled<Path>}?${string}`

/** The parameters of a path, and the query behind it. */
export type HrefValues<Path extends PagePath> = Readonly<Record<ParameterOf<Path>, string>> & {
  readonly query?: Readonly<Record<string, string | number>>
}

type Arguments<Path extends PagePath> = [ParameterOf<Path>] extends [never]
  ? [values?: HrefValues<Path>]
  : [values: HrefValues<Path>]

interface AnyValues {
  query?: Readonly<Record<string, string | number>>
  [parameter: string]: unknown
}

/** Writes a page's address: `href('/orders/$orderId', { orderId, query: { tab: 'items' } })`. */
export function href<Path extends PagePath>(path: Path, ...[values]: Arguments<Path>): PageHref<Path> {
  const { query = {}, ...parameters } = (values ?? {}) as AnyValues
  const filled = path.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(parameters[name])))
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return (pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled) as PageHref<Path>
}
