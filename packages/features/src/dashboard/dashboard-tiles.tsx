import type { DashboardStats } from '@chonoi/contract'
import type { MenuPath } from '@chonoi/domain'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { Grid } from '@chonoi/ui/grid'
import { Link } from '@chonoi/ui/link'
import { Stat } from '@chonoi/ui/stat'
import {
  Banknote,
  BanknoteArrowUp,
  Newspaper,
  Package,
  PackageSearch,
  UserRoundCheck,
  Users,
  WalletCards,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import { usePreferences } from '../app/preferences.tsx'

/** The four figures of the platform (DASH-06). */
export function StatTiles({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation('dashboard')
  const { language } = usePreferences()
  const count = (value: number) => formatNumber(value, language)
  return (
    <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
      <Stat
        label={t('stat.users')}
        value={count(stats.totalUsers)}
        icon={<Users />}
        hint={t('stat.tenants', { count: stats.totalTenants })}
      />
      <Stat label={t('stat.products')} value={count(stats.totalProducts)} icon={<Package />} />
      <Stat label={t('stat.articles')} value={count(stats.totalArticles)} icon={<Newspaper />} />
      <Stat
        label={t('stat.revenue')}
        value={formatMoney(stats.monthlyRevenueInCents)}
        icon={<Banknote />}
        hint={t('stat.thisMonth')}
      />
    </Grid>
  )
}

/** Counts of pending tasks (DASH-10). Each leads to its list, where there is one. */
export function PendingTiles({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation('dashboard')
  const { language } = usePreferences()
  const { hasScreen } = useNavigation()
  const tiles = [
    { id: 'deposits', value: stats.pendingDeposits, icon: <WalletCards />, list: '/admin/deposits' },
    { id: 'withdrawals', value: stats.pendingWithdrawals, icon: <BanknoteArrowUp />, list: '/admin/withdrawals' },
    { id: 'products', value: stats.pendingProducts, icon: <PackageSearch />, list: '/admin/products' },
    { id: 'users', value: stats.pendingUsers, icon: <UserRoundCheck />, list: '/admin/users' },
  ] as const satisfies readonly { id: string; value: number; icon: ReactNode; list: MenuPath }[]
  return (
    <Grid columns={{ base: 2, lg: 4 }} className="cn:max-[37.5rem]:[&_.ui-stat-icon]:hidden">
      {tiles.map(({ id, value, icon, list }) => (
        <Stat
          key={id}
          className="cn:relative cn:has-[a]:hover:border-border-strong"
          label={
            hasScreen(list) ? (
              <Link
                href={id === 'products' || id === 'deposits' ? `${list}?status=PENDING` : list}
                variant="plain"
                className="cn:after:absolute cn:after:inset-0"
              >
                {t(`pending.${id}`)}
              </Link>
            ) : (
              t(`pending.${id}`)
            )
          }
          value={formatNumber(value, language)}
          icon={icon}
        />
      ))}
    </Grid>
  )
}
