import { type Actor, effectiveRole, hasPermission, href, type PageHref, type Permission } from '@chonoi/domain'
import {
  Banknote,
  FileArchive,
  FileInput,
  FilePlus,
  FolderPlus,
  type LucideIcon,
  Megaphone,
  PackagePlus,
  PenLine,
  Store,
  TicketPercent,
  UserPlus,
} from 'lucide-react'
import type { FrameArea } from './frame-area.ts'

type WorkWords =
  | 'newProduct'
  | 'importProducts'
  | 'newCoupon'
  | 'newInvoice'
  | 'withdrawShop'
  | 'newUser'
  | 'newTenant'
  | 'newCategory'
  | 'newCampaign'
  | 'newArticle'
  | 'invite'
  | 'exportData'

/** A common task of the back office, where it begins. */
export interface WorkCommand {
  words: `command.${WorkWords}`
  icon: LucideIcon
  href: PageHref
}

interface Task extends Omit<WorkCommand, 'href'> {
  /** Whose task it is: the platform's, that of a shop's staff, or of everybody who administers a tenant. */
  of: 'platform' | 'shop' | 'administrators'
  permission: Permission
  href: (area: FrameArea) => PageHref
}

/** Opens the dialog of a new row in its list. */
const asNew = { query: { new: '1' } } as const

const tasks: readonly Task[] = [
  {
    ...{ words: 'command.newProduct', icon: PackagePlus, of: 'shop', permission: 'create:product' },
    href: (area) => (area === 'admin' ? href('/admin/products/create') : href('/seller/products/new')),
  },
  {
    ...{ words: 'command.newProduct', icon: PackagePlus, of: 'platform', permission: 'create:product' },
    href: () => href('/admin/products/create'),
  },
  {
    ...{ words: 'command.importProducts', icon: FileInput, of: 'shop', permission: 'create:product' },
    href: () => href('/seller/products/import'),
  },
  {
    ...{ words: 'command.newCoupon', icon: TicketPercent, of: 'shop', permission: 'update:product' },
    href: (area) => (area === 'admin' ? href('/admin/coupons', asNew) : href('/seller/coupons', asNew)),
  },
  {
    ...{ words: 'command.newCoupon', icon: TicketPercent, of: 'platform', permission: 'access:admin_panel' },
    href: () => href('/admin/coupons', asNew),
  },
  {
    ...{ words: 'command.newInvoice', icon: FilePlus, of: 'shop', permission: 'update:order' },
    href: () => href('/seller/invoices/new'),
  },
  {
    ...{ words: 'command.withdrawShop', icon: Banknote, of: 'shop', permission: 'manage:withdrawals' },
    href: () => href('/seller/withdrawals', asNew),
  },
  {
    ...{ words: 'command.newUser', icon: UserPlus, of: 'platform', permission: 'create:user' },
    href: () => href('/admin/users', asNew),
  },
  {
    ...{ words: 'command.newTenant', icon: Store, of: 'platform', permission: 'access:admin_panel' },
    href: () => href('/admin/tenants', asNew),
  },
  {
    ...{ words: 'command.newCategory', icon: FolderPlus, of: 'platform', permission: 'manage:all_products' },
    href: () => href('/admin/categories', asNew),
  },
  {
    ...{ words: 'command.newCampaign', icon: Megaphone, of: 'platform', permission: 'access:admin_panel' },
    href: () => href('/admin/campaigns/new'),
  },
  {
    ...{ words: 'command.newArticle', icon: PenLine, of: 'administrators', permission: 'create:news' },
    href: () => href('/admin/news/new'),
  },
  {
    ...{ words: 'command.invite', icon: UserPlus, of: 'administrators', permission: 'manage:all_users' },
    href: () => href('/tenant/invitations', asNew),
  },
  {
    ...{ words: 'command.exportData', icon: FileArchive, of: 'administrators', permission: 'manage:all_users' },
    href: () => href('/tenant/data-export', asNew),
  },
]

/** The tasks that somebody may do, begun in the area where they are. */
export function workCommandsOf(actor: Actor, actsForPlatform: boolean, area: FrameArea): readonly WorkCommand[] {
  const role = effectiveRole(actor)
  const administers = role === 'ADMIN' || role === 'SUPER_ADMIN'
  const isOf = {
    platform: actsForPlatform && administers,
    shop: !actsForPlatform && (role === 'SELLER' || administers),
    administrators: administers,
  }
  return tasks
    .filter(({ of, permission }) => isOf[of] && hasPermission(actor, permission))
    .map(({ words, icon, href: at }) => ({ words, icon, href: at(area) }))
}
