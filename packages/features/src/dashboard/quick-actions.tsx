import type { DashboardStats } from '@chonoi/contract'
import type { MenuPath } from '@chonoi/domain'
import { CountBadge } from '@chonoi/ui/count-badge'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { BanknoteArrowUp, type LucideIcon, Newspaper, Package, Settings, Users, WalletCards } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'

interface Action {
  id: string
  href: MenuPath
  icon: LucideIcon
  count: number
}

/**
 * The six quick actions in the documents' order, with counts of pending items (DASH-15..18). Leaves out those without a
 * screen.
 */
export function QuickActions({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation('dashboard')
  const { hasScreen } = useNavigation()
  const actions = [
    { id: 'users', href: '/admin/users', icon: Users, count: stats.pendingUsers },
    { id: 'products', href: '/admin/products', icon: Package, count: stats.pendingProducts },
    { id: 'news', href: '/admin/news', icon: Newspaper, count: 0 },
    { id: 'deposits', href: '/admin/deposits', icon: WalletCards, count: stats.pendingDeposits },
    { id: 'withdrawals', href: '/admin/withdrawals', icon: BanknoteArrowUp, count: stats.pendingWithdrawals },
    { id: 'settings', href: '/admin/settings', icon: Settings, count: 0 },
  ] as const satisfies readonly Action[]
  const shown = actions.filter(({ href }) => hasScreen(href))
  return (
    <ul className="cn:grid cn:grid-fill-[15rem] cn:gap-3">
      {shown.map(({ id, href, icon: Icon, count }) => (
        <li
          key={id}
          className="dashboard-action cn:relative cn:grid cn:grid-cols-[auto_minmax(0,1fr)_auto] cn:gap-3 cn:items-center cn:p-3 cn:border cn:border-border cn:rounded-md cn:hover:border-border-strong cn:hover:bg-surface-raised"
        >
          <Icon aria-hidden="true" className="cn:size-[24px] cn:text-primary" />
          <div>
            <Link href={href} variant="plain" className="cn:font-medium cn:after:absolute cn:after:inset-0">
              {t(`action.${id}`)}
            </Link>
            <Text size={13} tone="muted">
              {t(`action.${id}.help`)}
            </Text>
          </div>
          {count > 0 && <CountBadge count={count} tone="danger" label={t('action.waiting', { count })} />}
        </li>
      ))}
    </ul>
  )
}
