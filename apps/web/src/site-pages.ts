import type { SitePage } from '@chonoi/domain'
import type { AnyRoute } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Set where a page is outside of its audience's layout. */
    audience?: SitePage['audience']
    /** Set where it differs from the default by layout and parameters. */
    search?: SitePage['search']
    /** A query without which the page shows nothing, for crawls. */
    query?: string
  }
}

const audiences = ['guest', 'account', 'seller', 'admin'] as const

/** Lists every page of the route tree with its facts. Layouts imply the audience; static data has the rest. */
export function sitePagesOf(routeTree: AnyRoute): Record<string, SitePage> {
  const pages = leavesOf(routeTree).map((route): [string, SitePage] => {
    const path = route.fullPath === '/' ? '/' : route.fullPath.replace(/\/$/, '')
    const layout = audiences.find((one) => route.id.startsWith(`/_${one}/`)) ?? 'public'
    const { audience = layout, query, ...stated } = route.options.staticData ?? {}
    const { search = impliedSearch(path, audience) } = stated
    return [path, { audience, search, ...(query && { query }) }]
  })
  return Object.fromEntries(pages.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The first part of the paths of account pages. */
export function accountFolders(pages: Record<string, SitePage>): string[] {
  const folders = Object.entries(pages).flatMap(([path, { audience }]) =>
    audience === 'account' ? [path.split('/')[1] ?? ''] : [],
  )
  return [...new Set(folders)].sort()
}

function impliedSearch(path: string, audience: SitePage['audience']): SitePage['search'] {
  if (audience !== 'public') return 'closed'
  return path.includes('$') ? 'open' : 'listed'
}

function leavesOf(route: AnyRoute): AnyRoute[] {
  const children: AnyRoute[] = Object.values(route.children ?? {})
  return children.length > 0 ? children.flatMap(leavesOf) : [route]
}
