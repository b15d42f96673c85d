import type { Activity, ActivityKind } from '@chonoi/contract'
import {
  BanknoteArrowUp,
  CircleAlert,
  ClipboardList,
  type LucideIcon,
  Package,
  PackageCheck,
  PackageX,
  Star,
  Truck,
  UserPlus,
  WalletCards,
} from 'lucide-react'

const icons: Readonly<Record<ActivityKind, LucideIcon>> = {
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
  OTHER: CircleAlert,
}

/** What kind of event it is, at a glance; its colour says how it went. */
export function ActivityIcon({ kind, status }: Pick<Activity, 'kind' | 'status'>) {
  const Icon = icons[kind]
  return (
    <span
      className="cn:grid cn:flex-none cn:place-items-center cn:size-9 cn:rounded-full cn:bg-info-subtle cn:text-on-info-subtle cn:data-[status=success]:bg-success-subtle cn:data-[status=success]:text-on-success-subtle cn:data-[status=warning]:bg-warning-subtle cn:data-[status=warning]:text-on-warning-subtle cn:data-[status=error]:bg-danger-subtle cn:data-[status=error]:text-on-danger-subtle"
      data-status={status}
      aria-hidden="true"
    >
      <Icon className="cn:size-4.5" />
    </span>
  )
}
