import { firstRowOf, type ListedRecord } from '@chonoi/test-browser/first-row'
import { notForSearch, publicRoutes, signedInAreas } from '@chonoi/test-browser/routes'
import { type Person, signedIn } from './demo-people.ts'

/** A page of the site: its route, and an address with the demo data. */
export interface SitePage {
  route: string
  path: string
}

export interface PublicPage extends SitePage {
  /** Whether search engines are told to leave it out. */
  isNotForSearch: boolean
}

async function firstOf(origin: string, path: string, headers = {}): Promise<ListedRecord> {
  const answer = await fetch(`${origin}/api/v1${path}?limit=1`, { headers })
  const first = answer.ok ? firstRowOf((await answer.json()) as object) : undefined
  if (!first) throw new Error(`${path} has nothing to open: ${answer.status}`)
  return first
}

/** Every page that needs no sign-in. */
export async function publicPages(origin: string): Promise<PublicPage[]> {
  const { slug } = await firstOf(origin, '/products')
  return publicRoutes.map((route) => ({
    route,
    path: route.replace(':product', slug),
    isNotForSearch: notForSearch.has(route),
  }))
}

/** Every page that needs a sign-in, by user. */
export function pagesOfPeople(origin: string): Promise<{ who: Person; pages: SitePage[] }[]> {
  return Promise.all(
    signedInAreas.map(async ({ who, routes, lists }) => {
      const headers = await signedIn(origin, who)
      const found = Object.entries(lists).map(
        async ([name, list]) => [name, (await firstOf(origin, list, headers)).id] as const,
      )
      const ids: Readonly<Record<string, string>> = Object.fromEntries(await Promise.all(found))
      const pages = routes.map((route) => ({
        route,
        path: route.replace(/:(\w+)/, (_, name: string) => ids[name] ?? ''),
      }))
      return { who, pages }
    }),
  )
}
