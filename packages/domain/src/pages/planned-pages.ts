import type { PagePath } from './href.ts'

/** Documented pages without a route yet. Menus list them but hide them until the route exists. */
export const plannedPages = ['/admin/reviews', '/admin/analytics'] as const

/** A planned page. */
export type PlannedPath = (typeof plannedPages)[number]

/** A possible menu target: a page without parameters, existing or planned. */
export type MenuPath = PlannedPath | Exclude<PagePath, `${string}$${string}`>
