import {
  BadgeCheck,
  BanknoteArrowUp,
  Bell,
  Bookmark,
  BookOpen,
  ChartColumn,
  ChartLine,
  ChartNoAxesColumn,
  ClipboardList,
  CreditCard,
  FileArchive,
  FileDown,
  FileText,
  FolderTree,
  FileUser,
  HandCoins,
  Images,
  Heart,
  Landmark,
  House,
  Languages,
  LayoutDashboard,
  ListChecks,
  MessageSquareText,
  Megaphone,
  type LucideIcon,
  MailCheck,
  MessageCircleQuestion,
  MapPin,
  MonitorSmartphone,
  Newspaper,
  Package,
  PackageOpen,
  Palette,
  PenLine,
  ReceiptText,
  Scale,
  ScrollText,
  Settings,
  Settings2,
  Smartphone,
  ShoppingBag,
  Star,
  Store,
  TicketPercent,
  User,
  UserPlus,
  Users,
  Warehouse,
  Wallet,
  WalletCards,
  Tags,
} from 'lucide-react'
import type { MenuPath, Permission } from '@chonoi/domain'
import type { NamespaceWords } from '@chonoi/i18n'
import type { FrameArea } from './frame-area.ts'

type ShellWords = keyof NamespaceWords['shell']

export interface AreaLink {
  href: MenuPath
  words: Extract<ShellWords, `nav.${string}` | `side.${string}`>
  icon: LucideIcon
  /**
   * Absent: shown to everybody in the area. `gateways`: to those who configure payment gateways. `superAdmin`: to super
   * administrators.
   */
  needs?: Permission | 'gateways' | 'superAdmin'
  /** Another page, whose pages below it belong to this link as well. */
  covers?: MenuPath
}

export interface AreaGroup {
  /** Absent for links without a group heading. */
  words?: Extract<ShellWords, `group.${string}`>
  links: readonly AreaLink[]
}

/** The screens of each area, grouped by task. One without a route yet is left out. */
export const areaGroups = {
  account: [
    { links: [{ href: '/dashboard', words: 'nav.dashboard', icon: House }] },
    {
      words: 'group.shopping',
      links: [
        { href: '/orders', words: 'nav.orders', icon: ShoppingBag },
        { href: '/invoices', words: 'side.myInvoices', icon: FileText, needs: 'read:order' },
        { href: '/orders/returns', words: 'side.returns', icon: PackageOpen, needs: 'read:order' },
        { href: '/downloads', words: 'side.downloads', icon: FileDown, needs: 'read:order' },
        { href: '/wishlist', words: 'nav.wishlist', icon: Heart },
        { href: '/reviews', words: 'nav.reviews', icon: Star },
        { href: '/bookmarks', words: 'side.bookmarks', icon: Bookmark },
      ],
    },
    {
      words: 'group.money',
      links: [
        { href: '/wallet', words: 'nav.wallet', icon: Wallet, needs: 'view:wallet' },
        {
          href: '/wallet/deposits',
          words: 'side.deposits',
          icon: WalletCards,
          needs: 'manage:deposits',
          covers: '/wallet/deposit',
        },
        { href: '/wallet/withdrawals', words: 'side.withdrawals', icon: BanknoteArrowUp, needs: 'view:wallet' },
        { href: '/wallet/bank-accounts', words: 'side.bankAccounts', icon: Landmark, needs: 'view:wallet' },
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
        { href: '/account/sessions', words: 'side.sessions', icon: MonitorSmartphone },
        { href: '/account/personal-data', words: 'side.personalData', icon: FileUser },
        { href: '/auth/seller-verification', words: 'side.becomeSeller', icon: Store },
      ],
    },
  ],
  seller: [
    { links: [{ href: '/seller', words: 'side.overview', icon: LayoutDashboard }] },
    {
      words: 'group.sales',
      links: [
        { href: '/seller/orders', words: 'nav.sellerOrders', icon: ClipboardList },
        { href: '/seller/returns', words: 'side.shopReturns', icon: PackageOpen },
        { href: '/seller/questions', words: 'side.questions', icon: MessageCircleQuestion },
        { href: '/seller/digital-deliveries', words: 'side.digitalDeliveries', icon: FileDown },
        { href: '/seller/order-notifications', words: 'side.orderMessages', icon: MailCheck },
        { href: '/seller/coupons', words: 'side.coupons', icon: TicketPercent },
        { href: '/seller/invoices', words: 'side.invoices', icon: FileText },
        { href: '/seller/analytics', words: 'side.analytics', icon: ChartColumn },
      ],
    },
    {
      words: 'group.catalogue',
      links: [
        { href: '/seller/products', words: 'nav.sellerProducts', icon: Package },
        { href: '/seller/inventory', words: 'side.inventory', icon: Warehouse },
      ],
    },
    {
      words: 'group.money',
      links: [{ href: '/seller/withdrawals', words: 'side.shopWithdrawals', icon: BanknoteArrowUp }],
    },
    { words: 'group.shop', links: [{ href: '/seller/shop', words: 'side.shopSettings', icon: Store }] },
  ],
  admin: [
    {
      links: [
        { href: '/admin', words: 'side.overview', icon: LayoutDashboard },
        { href: '/admin/approval', words: 'side.approval', icon: ListChecks },
        { href: '/admin/analytics', words: 'side.analytics', icon: ChartColumn },
      ],
    },
    {
      words: 'group.sales',
      links: [
        { href: '/admin/orders', words: 'side.allOrders', icon: ClipboardList, covers: '/admin/payments' },
        { href: '/admin/returns', words: 'side.allReturns', icon: PackageOpen },
        { href: '/admin/order-notifications', words: 'side.orderMessages', icon: MailCheck },
        { href: '/admin/coupons', words: 'side.coupons', icon: TicketPercent },
      ],
    },
    {
      words: 'group.catalogue',
      links: [
        { href: '/admin/products', words: 'side.allProducts', icon: Package },
        { href: '/admin/categories', words: 'side.productCategories', icon: FolderTree },
        { href: '/admin/stock-movements', words: 'side.stockMovements', icon: Warehouse },
        { href: '/admin/reviews', words: 'side.allReviews', icon: Star },
      ],
    },
    {
      words: 'group.money',
      links: [
        { href: '/admin/deposits', words: 'side.allDeposits', icon: WalletCards },
        { href: '/admin/withdrawals', words: 'side.allWithdrawals', icon: BanknoteArrowUp },
        {
          href: '/admin/remittances',
          words: 'side.remittances',
          icon: HandCoins,
          needs: 'manage:all_orders',
          covers: '/admin/carriers',
        },
        { href: '/admin/wallets', words: 'side.wallets', icon: Wallet },
        { href: '/admin/transactions', words: 'side.allTransactions', icon: ReceiptText },
        { href: '/admin/invoices', words: 'side.invoices', icon: FileText },
        { href: '/admin/trial-balance', words: 'side.trialBalance', icon: Scale },
        { href: '/admin/payment-gateways', words: 'side.gateways', icon: CreditCard, needs: 'gateways' },
      ],
    },
    {
      words: 'group.people',
      links: [
        { href: '/admin/users', words: 'side.allUsers', icon: Users },
        { href: '/admin/tenants', words: 'side.allTenants', icon: Store },
        { href: '/admin/seller-verifications', words: 'side.sellerVerifications', icon: BadgeCheck },
        { href: '/tenant/members', words: 'side.members', icon: UserPlus, covers: '/tenant/invitations' },
      ],
    },
    {
      words: 'group.shop',
      links: [
        { href: '/tenant/analytics', words: 'side.tenantAnalytics', icon: ChartNoAxesColumn },
        { href: '/tenant/settings', words: 'side.tenantSettings', icon: Store },
        { href: '/tenant/branding', words: 'side.tenantBranding', icon: Palette },
        { href: '/tenant/data-export', words: 'side.dataExport', icon: FileArchive },
      ],
    },
    {
      words: 'group.content',
      links: [
        { href: '/admin/news', words: 'nav.adminNews', icon: Newspaper, covers: '/admin/articles' },
        { href: '/admin/news/media', words: 'side.newsMedia', icon: Images },
        { href: '/admin/news/series', words: 'side.newsSeries', icon: BookOpen },
        { href: '/admin/article-bookmarks', words: 'side.articleBookmarks', icon: Bookmark },
        { href: '/admin/news/authors', words: 'side.newsAuthors', icon: PenLine },
        { href: '/admin/news/tags', words: 'side.newsTags', icon: Tags },
        { href: '/admin/news/comments', words: 'side.newsComments', icon: MessageSquareText },
        { href: '/admin/campaigns', words: 'side.campaigns', icon: Megaphone },
        { href: '/admin/notification-analytics', words: 'side.notificationAnalytics', icon: ChartLine },
        { href: '/admin/push-devices', words: 'side.pushDevices', icon: Smartphone },
        { href: '/admin/notification-preferences', words: 'side.preferences', icon: Settings2 },
      ],
    },
    {
      words: 'group.platform',
      links: [
        { href: '/admin/audit-logs', words: 'side.auditLogs', icon: ScrollText, needs: 'superAdmin' },
        {
          href: '/admin/platform/settings',
          words: 'side.settings',
          icon: Settings,
          needs: 'manage:platform_settings',
          covers: '/admin/settings',
        },
      ],
    },
  ],
} as const satisfies Record<Exclude<FrameArea, 'site'>, readonly AreaGroup[]>

/** Finds the link for a path: the one with the longest prefix of it. */
export function currentLink(groups: readonly AreaGroup[], pathname: string): string | undefined {
  return groups
    .flatMap(({ links }) => links)
    .flatMap(({ href, covers }) => [href, ...(covers ? [covers] : [])].map((start) => ({ href, start })))
    .filter(({ start }) => pathname === start || pathname.startsWith(`${start}/`))
    .sort((one, other) => other.start.length - one.start.length)[0]?.href
}
