import type { PagePath } from './href.ts'

/** A menu target: a page without parameters. */
export type MenuPath = Exclude<PagePath, `${string}$${string}`>
