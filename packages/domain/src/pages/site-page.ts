/** The facts of one page of the site, from its route in apps/web. */
export interface SitePage {
  /** Who sees it: everybody, visitors who aren't signed in, anybody signed in, sellers, administrators. */
  audience: 'public' | 'guest' | 'account' | 'seller' | 'admin'
  /** `listed` in the sitemap, `open` to search engines but not listed by itself, `closed` by robots.txt. */
  search: 'listed' | 'open' | 'closed'
  /** A query without which the page shows nothing, for crawls. */
  query?: string
}
