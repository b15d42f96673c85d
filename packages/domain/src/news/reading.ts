/** Where readers come from. */
export const readingSourceTypes = ['DIRECT', 'SITE', 'SEARCH', 'SOCIAL', 'OTHER'] as const
export type ReadingSource = (typeof readingSourceTypes)[number]

const search =
  /(^|\.)(google\.[a-z.]+|bing\.com|coccoc\.com|duckduckgo\.com|yahoo\.com|yandex\.[a-z]+|baidu\.com|ecosia\.org)$/
const social =
  /(^|\.)(facebook\.com|fb\.com|zalo\.me|zaloapp\.com|tiktok\.com|instagram\.com|threads\.net|youtube\.com|t\.co|x\.com|twitter\.com|linkedin\.com|pinterest\.com|reddit\.com)$/

/** What kind of page an address is: `document.referrer` against the site's own origin. */
export function readingSource(referrer: string, origin: string): ReadingSource {
  const host = URL.parse(referrer)?.hostname
  if (!host) return 'DIRECT'
  if (host === URL.parse(origin)?.hostname) return 'SITE'
  if (search.test(host)) return 'SEARCH'
  return social.test(host) ? 'SOCIAL' : 'OTHER'
}

const bot =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|curl|wget|python|http-?client/i

/** Whether a User-Agent is a program's that reads pages by itself, or names none. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || bot.test(userAgent)
