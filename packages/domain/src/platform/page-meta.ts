import { withoutTurns } from '../text/one-line.ts'

export const siteName = 'Chợ Nổi'
/** TITLE-01 */
const titleSuffixOf = (site: string) => ` | ${site}`
/** TITLE-02 */
export const defaultRobots = 'index, follow'
/** TITLE-03 */
export const socialImageSize = { width: 1200, height: 630 } as const
/** TITLE-04 */
export const themeColour = '#2563eb'
/** The default colors of the platform's settings, on which the style sheet is built. */
export const platformColors = { primary: themeColour, secondary: '#f59e0b' } as const

export type PageMetaInput = {
  readonly title?: string
  readonly description?: string
  readonly imageUrl?: string
  readonly robots?: string
  /** The platform's name. Default the product's own. */
  readonly site?: string
}

export type PageMeta = {
  readonly title: string
  readonly description: string | undefined
  readonly robots: string
  readonly themeColour: string
  readonly image: { readonly url: string; readonly width: number; readonly height: number } | undefined
}

/** A page's metadata for browsers, search engines and link previews. */
export function pageMeta(input: PageMetaInput): PageMeta {
  const { title, description, imageUrl, robots = defaultRobots, site = siteName } = input
  const bare = title?.trim() ?? ''
  return {
    title: bare === '' || bare === site ? site : withoutTurns(bare) + titleSuffixOf(site),
    description,
    robots,
    themeColour,
    image: imageUrl === undefined ? undefined : { url: imageUrl, ...socialImageSize },
  }
}
