import type { MenuPath, NavigationEntry } from '@chonoi/domain'

interface SiteLink {
  href: MenuPath
  words: string
}

/** The header's main links. */
export const mainLinks = [
  { href: '/', words: 'nav.home' },
  { href: '/products', words: 'nav.products' },
  { href: '/marketplace', words: 'nav.marketplace' },
  { href: '/news', words: 'nav.news' },
] as const satisfies readonly SiteLink[]

/** Further links in the header (ROUTE-24). */
export const moreLinks = [
  { href: '/creators', words: 'footer.creators' },
  { href: '/pricing', words: 'footer.pricing' },
  { href: '/careers', words: 'footer.careers' },
  { href: '/blog', words: 'footer.blog' },
  { href: '/licenses', words: 'footer.licenses' },
  { href: '/faq', words: 'footer.faq' },
] as const satisfies readonly SiteLink[]

export interface EntitledLink {
  entry: NavigationEntry | 'signedIn'
  href: MenuPath
  words:
    | 'nav.dashboard'
    | 'nav.profile'
    | 'nav.wallet'
    | 'nav.seller'
    | 'nav.sellerProducts'
    | 'nav.sellerOrders'
    | 'nav.admin'
    | 'nav.adminNews'
}

/** Links of signed-in users, by permission (SHELL-03..07): in the header's user menu and in the mobile menu. */
export const entitledLinks: readonly EntitledLink[] = [
  { entry: 'dashboard', href: '/dashboard', words: 'nav.dashboard' },
  { entry: 'signedIn', href: '/profile', words: 'nav.profile' },
  { entry: 'wallet', href: '/wallet', words: 'nav.wallet' },
  { entry: 'seller', href: '/seller', words: 'nav.seller' },
  { entry: 'sellerProducts', href: '/seller/products', words: 'nav.sellerProducts' },
  { entry: 'sellerOrders', href: '/seller/orders', words: 'nav.sellerOrders' },
  { entry: 'admin', href: '/admin', words: 'nav.admin' },
  { entry: 'adminNews', href: '/admin/news', words: 'nav.adminNews' },
]

export const footerGroups = [
  {
    words: 'footer.platform',
    links: [
      { href: '/creators', words: 'footer.creators' },
      { href: '/pricing', words: 'footer.pricing' },
      { href: '/auth/seller-verification', words: 'side.becomeSeller' },
      { href: '/blog', words: 'footer.blog' },
      { href: '/faq', words: 'footer.faq' },
    ],
  },
  {
    words: 'footer.company',
    links: [
      { href: '/about', words: 'footer.about' },
      { href: '/contact', words: 'footer.contact' },
      { href: '/careers', words: 'footer.careers' },
    ],
  },
  {
    words: 'footer.legal',
    links: [
      { href: '/privacy', words: 'footer.privacy' },
      { href: '/terms', words: 'footer.terms' },
      { href: '/cookies', words: 'footer.cookies' },
      { href: '/cookie-settings', words: 'footer.cookieSettings' },
      { href: '/licenses', words: 'footer.licenses' },
    ],
  },
] as const satisfies readonly { words: string; links: readonly SiteLink[] }[]
