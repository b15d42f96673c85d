import type { PagePath } from './href.ts'

/** Pages of the documents without a route yet. Menus name them and leave them out until the site has them. */
export const plannedPages = [
  '/news',
  '/blog',
  '/admin/news',
  '/admin/users',
  '/admin/withdrawals',
  '/admin/settings',
] as const

/** A page that is to come. */
export type PlannedPath = (typeof plannedPages)[number]

/** What a menu may lead to: a page without parameters, there or to come. */
export type MenuPath = PlannedPath | Exclude<PagePath, `${string}$${string}`>
