import type { FoundRecord, RecordKind } from '@chonoi/contract'
import { href, type PageHref } from '@chonoi/domain'
import {
  BadgeCheck,
  BanknoteArrowUp,
  BookOpen,
  ClipboardList,
  CreditCard,
  FileText,
  FolderTree,
  Images,
  Landmark,
  type LucideIcon,
  MailPlus,
  Megaphone,
  MessageSquareWarning,
  Newspaper,
  Package,
  PackageOpen,
  PenLine,
  Smartphone,
  Store,
  Tags,
  TicketPercent,
  User,
  Users,
  Wallet,
  WalletCards,
} from 'lucide-react'
import type { OfficeArea } from './frame-area.ts'

interface ShownKind {
  icon: LucideIcon
  /** Where a record of the kind is shown in the back office. */
  admin: (record: FoundRecord) => PageHref
  /** Absent where the seller centre shows none. */
  seller?: (record: FoundRecord) => PageHref
}

/** The address by which lists find a person. */
const emailOf = ({ label, detail }: FoundRecord) => ({ query: { search: detail ?? label } })
const named = ({ label }: FoundRecord) => ({ query: { search: label } })

/** Every kind of record that the command palette finds, in the order in which they are shown. */
const shownKinds = {
  order: {
    icon: ClipboardList,
    admin: ({ id }) => href('/admin/orders/$orderId', { orderId: id }),
    seller: ({ id }) => href('/seller/orders/$orderId', { orderId: id }),
  },
  return: {
    icon: PackageOpen,
    admin: ({ id }) => href('/admin/returns/$returnId', { returnId: id }),
    seller: ({ id }) => href('/seller/returns/$returnId', { returnId: id }),
  },
  complaint: { icon: MessageSquareWarning, admin: ({ id }) => href('/admin/orders/$orderId', { orderId: id }) },
  payment: { icon: CreditCard, admin: ({ id }) => href('/admin/payments/$paymentId', { paymentId: id }) },
  deposit: { icon: WalletCards, admin: (record) => href('/admin/deposits', named(record)) },
  withdrawal: {
    icon: BanknoteArrowUp,
    admin: ({ id }) => href('/admin/withdrawals/$withdrawalId', { withdrawalId: id }),
  },
  invoice: {
    icon: FileText,
    admin: ({ id }) => href('/admin/invoices/$invoiceId', { invoiceId: id }),
    seller: ({ id }) => href('/seller/invoices/$invoiceId', { invoiceId: id }),
  },
  user: { icon: User, admin: (record) => href('/admin/users', emailOf(record)) },
  wallet: { icon: Wallet, admin: ({ id }) => href('/admin/wallets', { query: { userId: id } }) },
  tenant: { icon: Store, admin: ({ id }) => href('/admin/tenants/$tenantId', { tenantId: id }) },
  verification: {
    icon: BadgeCheck,
    admin: ({ id }) => href('/admin/seller-verifications/$verificationId', { verificationId: id }),
  },
  member: { icon: Users, admin: (record) => href('/tenant/members', emailOf(record)) },
  invitation: { icon: MailPlus, admin: (record) => href('/tenant/invitations', named(record)) },
  product: {
    icon: Package,
    admin: ({ id }) => href('/admin/products/$productId', { productId: id }),
    seller: ({ id }) => href('/seller/products/$productId', { productId: id }),
  },
  category: { icon: FolderTree, admin: (record) => href('/admin/categories', named(record)) },
  coupon: {
    icon: TicketPercent,
    admin: ({ id }) => href('/admin/coupons/$couponId', { couponId: id }),
    seller: ({ id }) => href('/seller/coupons/$couponId', { couponId: id }),
  },
  gateway: { icon: Landmark, admin: (record) => href('/admin/payment-gateways', named(record)) },
  article: { icon: Newspaper, admin: ({ id }) => href('/admin/news/$articleId/edit', { articleId: id }) },
  author: { icon: PenLine, admin: (record) => href('/admin/news/authors', named(record)) },
  series: { icon: BookOpen, admin: (record) => href('/admin/news/series', named(record)) },
  tag: { icon: Tags, admin: (record) => href('/admin/news/tags', named(record)) },
  news_category: { icon: FolderTree, admin: (record) => href('/admin/news/categories', named(record)) },
  media: { icon: Images, admin: (record) => href('/admin/news/media', named(record)) },
  campaign: { icon: Megaphone, admin: ({ id }) => href('/admin/campaigns/$campaignId', { campaignId: id }) },
  push_device: { icon: Smartphone, admin: (record) => href('/admin/push-devices', emailOf(record)) },
} as const satisfies Record<RecordKind, ShownKind>

export const shownKind = (kind: RecordKind): ShownKind => shownKinds[kind]

/** The kinds that have a screen in an area. */
export const kindsOf = (area: OfficeArea): readonly RecordKind[] =>
  (Object.keys(shownKinds) as RecordKind[]).filter((kind) => shownKind(kind)[area])
