/** Where readers come from. */
export const readingSourceTypes = ['DIRECT', 'SITE', 'SEARCH', 'SOCIAL', 'OTHER'] as const
export type ReadingSource = (typeof readingSourceTypes)[number]

const search =
  /(^|\.)(google\.[a-z.]+|bing\.com|coccoc\.com|duckduckgo\.com|yahoo\.com|yandex\.[a-z]+|baidu\.com|ecosia\.org)$/
const social =
  /(^|\.)(facebook\.com|fb\.com|zalo\.me|zaloapp\.com|tiktok\.com|instagram\.com|threads\.net|youtube\.com|t\.co|x\.com|twitter\.com|linkedin\.com|pinterest\.com|reddit\.com)$/

/** What kind of page led here: by its host, if there is one, and the site's own. */
export function readingSource(host: string | undefined, ownHost: string): ReadingSource {
  if (!host) return 'DIRECT'
  if (host === ownHost) return 'SITE'
  if (search.test(host)) return 'SEARCH'
  return social.test(host) ? 'SOCIAL' : 'OTHER'
}

const bot =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|curl|wget|python|http-?client/i

/** Whether a User-Agent is a program's that reads pages by itself, or names none. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || bot.test(userAgent)
