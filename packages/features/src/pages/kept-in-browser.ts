import type { ConsentCategory } from '@chonoi/domain'

export interface KeptItem {
  /** Names of cookies or storage keys. */
  names: readonly string[]
  category: ConsentCategory
  purpose:
    | 'tokens'
    | 'csrf'
    | 'mark'
    | 'blacklist'
    | 'cart'
    | 'checkout'
    | 'gateway'
    | 'consent'
    | 'maintenance'
    | 'written'
    | 'language'
    | 'theme'
    | 'fontSize'
    | 'volume'
    | 'recent'
    | 'viewed'
    | 'province'
    | 'sideNav'
    | 'listKeys'
    | 'ordersView'
    | 'push'
    | 'visits'
    | 'misses'
    | 'readings'
    | 'readers'
  life: 'session' | 'year' | 'kept' | 'short' | 'minute'
}

/** Everything the site stores in a browser. The cookie policy is rendered from it. */
export const keptInBrowser: readonly KeptItem[] = [
  { names: ['token', 'refreshToken'], category: 'essential', purpose: 'tokens', life: 'session' },
  { names: ['csrfToken'], category: 'essential', purpose: 'csrf', life: 'kept' },
  { names: ['sessionMark', 'clockOffset'], category: 'essential', purpose: 'mark', life: 'kept' },
  { names: ['tokenBlacklist'], category: 'essential', purpose: 'blacklist', life: 'short' },
  { names: ['guestCart'], category: 'essential', purpose: 'cart', life: 'kept' },
  { names: ['checkoutIntent'], category: 'essential', purpose: 'checkout', life: 'short' },
  { names: ['gatewayVisit'], category: 'essential', purpose: 'gateway', life: 'session' },
  { names: ['cookieConsent'], category: 'essential', purpose: 'consent', life: 'kept' },
  { names: ['maintenance'], category: 'essential', purpose: 'maintenance', life: 'year' },
  // Set by the server, where visitors read from a replica of the database; with https it is __Host-written.
  { names: ['written'], category: 'essential', purpose: 'written', life: 'minute' },
  { names: ['language'], category: 'functional', purpose: 'language', life: 'year' },
  { names: ['theme'], category: 'functional', purpose: 'theme', life: 'year' },
  { names: ['fontSize'], category: 'functional', purpose: 'fontSize', life: 'kept' },
  { names: ['notificationVolume'], category: 'functional', purpose: 'volume', life: 'kept' },
  { names: ['recentSearches'], category: 'functional', purpose: 'recent', life: 'kept' },
  { names: ['viewedProducts'], category: 'functional', purpose: 'viewed', life: 'kept' },
  { names: ['deliveryProvince'], category: 'functional', purpose: 'province', life: 'kept' },
  { names: ['sideNavCollapsed'], category: 'functional', purpose: 'sideNav', life: 'kept' },
  { names: ['listKeysOff'], category: 'functional', purpose: 'listKeys', life: 'kept' },
  { names: ['ordersView'], category: 'functional', purpose: 'ordersView', life: 'kept' },
  { names: ['pushBannerDismissed'], category: 'functional', purpose: 'push', life: 'kept' },
  { names: ['visitedShops'], category: 'analytics', purpose: 'visits', life: 'session' },
  { names: ['missedSearches'], category: 'analytics', purpose: 'misses', life: 'kept' },
  { names: ['readArticles'], category: 'analytics', purpose: 'readings', life: 'session' },
  { names: ['everReadArticles'], category: 'analytics', purpose: 'readers', life: 'kept' },
]
