/** Where readers come from. */
export const readingSourceTypes = ['DIRECT', 'SITE', 'SEARCH', 'SOCIAL', 'CAMPAIGN', 'OTHER'] as const
export type ReadingSource = (typeof readingSourceTypes)[number]

const searchHost =
  /(^|\.)(google\.[a-z.]+|bing\.com|coccoc\.com|duckduckgo\.com|yahoo\.com|yandex\.[a-z]+|baidu\.com|ecosia\.org)$/
const socialHost =
  /(^|\.)(facebook\.com|fb\.com|zalo\.me|zaloapp\.com|tiktok\.com|instagram\.com|threads\.net|youtube\.com|t\.co|x\.com|twitter\.com|linkedin\.com|pinterest\.com|reddit\.com)$/

/** By utm_medium. Any utm_campaign without a known medium is a campaign too. */
const mediums: ReadonlyMap<string, ReadingSource> = new Map(
  Object.entries({
    ...{
      email: 'CAMPAIGN',
      mail: 'CAMPAIGN',
      newsletter: 'CAMPAIGN',
      push: 'CAMPAIGN',
      sms: 'CAMPAIGN',
      banner: 'CAMPAIGN',
    },
    ...{ social: 'SOCIAL', organic: 'SEARCH', cpc: 'SEARCH' },
  } as const),
)

/** Not decoded: the known words of utm_medium are written plainly. */
function nameAndValue(pair: string): [name: string, value: string] {
  const [name = '', value = ''] = pair.split('=')
  return [name, value]
}

/**
 * What kind of page led here: by the utm parameters of the address, else by the host of the page before, if there is one,
 * and the site's own. Nothing else of either is looked at.
 */
export function readingSource(host: string | undefined, ownHost: string, search = ''): ReadingSource {
  const parameters = new Map(search.replace(/^\?/, '').split('&').map(nameAndValue))
  const medium = mediums.get(parameters.get('utm_medium')?.toLowerCase() ?? '')
  if (medium) return medium
  if (parameters.get('utm_campaign')) return 'CAMPAIGN'
  if (!host) return 'DIRECT'
  if (host === ownHost) return 'SITE'
  if (searchHost.test(host)) return 'SEARCH'
  return socialHost.test(host) ? 'SOCIAL' : 'OTHER'
}

const bot =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|curl|wget|python|http-?client/i

/** Whether a User-Agent is a program's that reads pages by itself, or names none. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || bot.test(userAgent)
