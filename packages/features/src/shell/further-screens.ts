import type { MenuPath, Permission } from '@chonoi/domain'
import type { NamespaceWords } from '@chonoi/i18n'
import {
  ArrowLeftRight,
  CreditCard,
  FileUp,
  FolderTree,
  Handshake,
  type LucideIcon,
  MailPlus,
  MessageSquareWarning,
  Scale,
  Truck,
  UserCheck,
} from 'lucide-react'
import type { FrameArea } from './frame-area.ts'

interface FurtherScreen {
  href: MenuPath
  words: Extract<keyof NamespaceWords['shell'], `command.screen.${string}`>
  icon: LucideIcon
  needs?: Permission
}

/** Screens that stand beside another one of the navigation, as its tabs do. The command palette reaches them by name. */
export const furtherScreens: Readonly<Record<Exclude<FrameArea, 'site'>, readonly FurtherScreen[]>> = {
  admin: [
    { href: '/admin/payments', words: 'command.screen.payments', icon: CreditCard, needs: 'manage:all_orders' },
    {
      href: '/admin/orders/complaints',
      words: 'command.screen.complaints',
      icon: MessageSquareWarning,
      needs: 'manage:all_orders',
    },
    {
      href: '/admin/payments/reconciliation',
      words: 'command.screen.reconciliation',
      icon: Scale,
      needs: 'manage:all_orders',
    },
    {
      href: '/admin/wallets/adjustments',
      words: 'command.screen.walletAdjustments',
      icon: UserCheck,
      needs: 'access:admin_panel',
    },
    { href: '/admin/carriers', words: 'command.screen.carriers', icon: Truck, needs: 'manage:all_orders' },
    { href: '/admin/remittances/new', words: 'command.screen.newRemittance', icon: FileUp, needs: 'manage:all_orders' },
    {
      href: '/admin/news/categories',
      words: 'command.screen.newsCategories',
      icon: FolderTree,
      needs: 'manage:all_news',
    },
    { href: '/tenant/invitations', words: 'command.screen.invitations', icon: MailPlus, needs: 'manage:all_users' },
  ],
  seller: [],
  account: [
    { href: '/payments', words: 'command.screen.ownPayments', icon: CreditCard },
    { href: '/account/handovers', words: 'command.screen.handovers', icon: Handshake },
    { href: '/tenant/switching', words: 'command.screen.switchTenant', icon: ArrowLeftRight },
  ],
}
