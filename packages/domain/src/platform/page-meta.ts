import { withoutTurns } from '../text/one-line.ts'

export const siteName = 'Chợ Nổi'
/** TITLE-01 */
export const titleSuffix = ` | ${siteName}`
/** TITLE-02 */
export const defaultRobots = 'index, follow'
/** TITLE-03 */
export const socialImageSize = { width: 1200, height: 630 } as const
/** TITLE-04 */
export const themeColour = '#2563eb'

export type PageMetaInput = {
  readonly title?: string
  readonly description?: string
  readonly imageUrl?: string
  readonly robots?: string
}

export type PageMeta = {
  readonly title: string
  readonly description: string | undefined
  readonly robots: string
  readonly themeColour: string
  readonly image: { readonly url: string; readonly width: number; readonly height: number } | undefined
}

/** A page's metadata for browsers, search engines and link previews. */
export function pageMeta({ title, description, imageUrl, robots = defaultRobots }: PageMetaInput): PageMeta {
  const bare = title?.trim() ?? ''
  return {
    title: bare === '' || bare === siteName ? siteName : withoutTurns(bare) + titleSuffix,
    description,
    robots,
    themeColour,
    image: imageUrl === undefined ? undefined : { url: imageUrl, ...socialImageSize },
  }
}
