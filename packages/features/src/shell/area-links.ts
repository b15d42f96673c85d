import {
  Bell,
  ClipboardList,
  CreditCard,
  House,
  Languages,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  Package,
  ReceiptText,
  Settings2,
  ShoppingBag,
  Star,
  User,
  Wallet,
  WalletCards,
} from 'lucide-react'
import type { MenuPath, Permission } from '@chonoi/domain'
import type { FrameArea } from './frame-area.ts'

export interface AreaLink {
  href: MenuPath
  words:
    | 'side.overview'
    | 'nav.dashboard'
    | 'nav.orders'
    | 'nav.reviews'
    | 'nav.wallet'
    | 'side.deposits'
    | 'side.transactions'
    | 'nav.profile'
    | 'nav.addresses'
    | 'nav.notifications'
    | 'side.preferences'
    | 'side.language'
    | 'nav.sellerProducts'
    | 'nav.sellerOrders'
    | 'side.allOrders'
    | 'side.allProducts'
    | 'side.allDeposits'
    | 'side.gateways'
  icon: LucideIcon
  /** Absent: shown to everybody in the area. `gateways`: to those who configure payment gateways. */
  needs?: Permission | 'gateways'
}

export interface AreaGroup {
  /** Absent for links without a group heading. */
  words?: 'group.shopping' | 'group.money' | 'group.account' | 'group.sales' | 'group.catalogue'
  links: readonly AreaLink[]
}

/** The screens of each area, grouped by task. */
export const areaGroups = {
  account: [
    { links: [{ href: '/dashboard', words: 'nav.dashboard', icon: House }] },
    {
      words: 'group.shopping',
      links: [
        { href: '/orders', words: 'nav.orders', icon: ShoppingBag },
        { href: '/reviews', words: 'nav.reviews', icon: Star },
      ],
    },
    {
      words: 'group.money',
      links: [
        { href: '/wallet', words: 'nav.wallet', icon: Wallet, needs: 'view:wallet' },
        { href: '/wallet/deposits', words: 'side.deposits', icon: WalletCards, needs: 'manage:deposits' },
        { href: '/wallet/transactions', words: 'side.transactions', icon: ReceiptText, needs: 'view:wallet' },
      ],
    },
    {
      words: 'group.account',
      links: [
        { href: '/profile', words: 'nav.profile', icon: User },
        { href: '/addresses', words: 'nav.addresses', icon: MapPin },
        { href: '/notifications', words: 'nav.notifications', icon: Bell },
        { href: '/notifications/preferences', words: 'side.preferences', icon: Settings2 },
        { href: '/language-settings', words: 'side.language', icon: Languages },
      ],
    },
  ],
  seller: [
    { links: [{ href: '/seller', words: 'side.overview', icon: LayoutDashboard }] },
    { words: 'group.sales', links: [{ href: '/seller/orders', words: 'nav.sellerOrders', icon: ClipboardList }] },
    { words: 'group.catalogue', links: [{ href: '/seller/products', words: 'nav.sellerProducts', icon: Package }] },
  ],
  admin: [
    { links: [{ href: '/admin', words: 'side.overview', icon: LayoutDashboard }] },
    { words: 'group.sales', links: [{ href: '/admin/orders', words: 'side.allOrders', icon: ClipboardList }] },
    { words: 'group.catalogue', links: [{ href: '/admin/products', words: 'side.allProducts', icon: Package }] },
    {
      words: 'group.money',
      links: [
        { href: '/admin/deposits', words: 'side.allDeposits', icon: WalletCards },
        { href: '/admin/payment-gateways', words: 'side.gateways', icon: CreditCard, needs: 'gateways' },
      ],
    },
  ],
} as const satisfies Record<Exclude<FrameArea, 'site'>, readonly AreaGroup[]>

/** Finds the link for a path: the longest prefix of it. */
export function currentLink(groups: readonly AreaGroup[], pathname: string): string | undefined {
  return groups
    .flatMap(({ links }) => links.map(({ href }) => href))
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length)[0]
}
