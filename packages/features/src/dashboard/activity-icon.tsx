import type { Activity, ActivityKind } from '@chonoi/contract'
import {
  BanknoteArrowUp,
  CircleAlert,
  ClipboardList,
  CreditCard,
  FileText,
  History,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Newspaper,
  Package,
  PackageCheck,
  PackageX,
  Settings,
  ShieldCheck,
  Star,
  Store,
  Tag,
  TicketPercent,
  Truck,
  Undo2,
  UserPlus,
  UserRound,
  WalletCards,
} from 'lucide-react'

const iconsByKind = {
  DEPOSIT_REQUESTED: WalletCards,
  DEPOSIT_COMPLETED: WalletCards,
  DEPOSIT_FAILED: WalletCards,
  DEPOSIT_CANCELLED: WalletCards,
  WITHDRAWAL_REQUESTED: BanknoteArrowUp,
  WITHDRAWAL_COMPLETED: BanknoteArrowUp,
  WITHDRAWAL_REJECTED: BanknoteArrowUp,
  PRODUCT_SUBMITTED: Package,
  PRODUCT_APPROVED: PackageCheck,
  PRODUCT_REJECTED: PackageX,
  USER_REGISTERED: UserPlus,
  ORDER_PLACED: ClipboardList,
  ORDER_CANCELLED: ClipboardList,
  ORDER_DELIVERED: Truck,
  REVIEW_WRITTEN: Star,
  REVIEW_APPROVED: Star,
  REVIEW_REJECTED: Star,
  REVIEW_HIDDEN: Star,
  COMMENT_APPROVED: MessageSquare,
  COMMENT_REJECTED: MessageSquare,
  COMMENT_SPAM: MessageSquare,
} as const satisfies Record<Exclude<ActivityKind, 'OTHER'>, LucideIcon>

/** The icons of what has no kind of its own, by what was acted on. */
const iconsByArea = {
  article: Newspaper,
  series: Newspaper,
  news_category: Newspaper,
  author: Newspaper,
  media: Newspaper,
  comment: MessageSquare,
  question: MessageSquare,
  tag: Tag,
  category: Tag,
  product: Package,
  stock: Package,
  order: ClipboardList,
  order_item: ClipboardList,
  order_notification: ClipboardList,
  return: Undo2,
  carrier: Truck,
  remittance: Truck,
  payment: CreditCard,
  gateway: CreditCard,
  invoice: FileText,
  deposit: WalletCards,
  wallet: WalletCards,
  shop_debt: WalletCards,
  withdrawal: BanknoteArrowUp,
  automated_withdrawal: BanknoteArrowUp,
  bank_account: BanknoteArrowUp,
  review: Star,
  coupon: TicketPercent,
  campaign: Megaphone,
  notification: Megaphone,
  push: Megaphone,
  shop: Store,
  tenant: Store,
  shop_handover: Store,
  seller_verification: ShieldCheck,
  user: UserRound,
  auth: UserRound,
  invitation: UserPlus,
  platform: Settings,
} as const satisfies Record<string, LucideIcon>

const icons = { ...iconsByKind, ...iconsByArea, failed: CircleAlert, other: History }

const isArea = (area: string): area is keyof typeof iconsByArea => Object.hasOwn(iconsByArea, area)

function iconName({ kind, area, status }: Pick<Activity, 'kind' | 'area' | 'status'>): keyof typeof icons {
  if (kind !== 'OTHER') return kind
  if (status === 'error') return 'failed'
  return isArea(area) ? area : 'other'
}

/** What kind of event it is, at a glance; its colour says how it went. */
export function ActivityIcon(activity: Pick<Activity, 'kind' | 'area' | 'status'>) {
  const Icon = icons[iconName(activity)]
  return (
    <span
      className="cn:grid cn:flex-none cn:place-items-center cn:size-9 cn:rounded-full cn:bg-info-subtle cn:text-on-info-subtle cn:data-[status=success]:bg-success-subtle cn:data-[status=success]:text-on-success-subtle cn:data-[status=warning]:bg-warning-subtle cn:data-[status=warning]:text-on-warning-subtle cn:data-[status=error]:bg-danger-subtle cn:data-[status=error]:text-on-danger-subtle"
      data-status={activity.status}
      aria-hidden="true"
    >
      <Icon className="cn:size-4.5" />
    </span>
  )
}
