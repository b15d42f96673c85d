/** The facts of one page of the site, from its route in apps/web. */
export interface SitePage {
  /** The page's audience: everyone, visitors who aren't signed in, signed-in users, sellers, administrators. */
  audience: 'public' | 'guest' | 'account' | 'seller' | 'admin'
  /** `listed` in the sitemap, `open` to search engines but not listed itself, `closed` by robots.txt. */
  search: 'listed' | 'open' | 'closed'
  /** A query the page needs to show anything, for crawls. */
  query?: string
}
