import type { NotificationType } from '@chonoi/contract'
import {
  Bell,
  type LucideIcon,
  MessageSquare,
  Package,
  PackageOpen,
  RotateCcw,
  ShieldAlert,
  Store,
  Tag,
  Wallet,
} from 'lucide-react'

/** The first that a type begins with decides. */
const icons: readonly (readonly [start: string, icon: LucideIcon])[] = [
  ['ORDER_RETURN', RotateCcw],
  ['ORDER', Package],
  ['DEPOSIT', Wallet],
  ['WALLET', Wallet],
  ['WITHDRAWAL', Wallet],
  ['AUTOMATED_WITHDRAWAL', Wallet],
  ['INVOICE', Wallet],
  ['PRODUCT', PackageOpen],
  ['STOCK', PackageOpen],
  ['SHOP', Store],
  ['SELLER', Store],
  ['MEMBERSHIP', Store],
  ['INVITATION', Store],
  ['COUPON', Tag],
  ['PRICE', Tag],
  ['PROMOTION', Tag],
  ['REVIEW', MessageSquare],
  ['QUESTION', MessageSquare],
  ['COMMENT', MessageSquare],
  ['SECURITY', ShieldAlert],
]

/** What a notification is about, as a picture beside its words. */
export function NoticeIcon({ type }: { type: NotificationType }) {
  const Icon = icons.find(([start]) => type.startsWith(start))?.[1] ?? Bell
  return (
    <span
      aria-hidden="true"
      className="cn:grid cn:place-items-center cn:flex-none cn:size-10 cn:rounded-full cn:bg-primary-subtle cn:text-on-primary-subtle"
    >
      <Icon className="cn:size-5" />
    </span>
  )
}
