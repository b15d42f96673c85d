import type { DashboardStats } from '@chonoi/contract'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { Grid } from '@chonoi/ui/grid'
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
import { useTranslation } from '@chonoi/i18n/react'
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

/** Counts of pending tasks (DASH-10). */
export function PendingTiles({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation('dashboard')
  const { language } = usePreferences()
  const tiles = [
    { id: 'deposits', value: stats.pendingDeposits, icon: <WalletCards /> },
    { id: 'withdrawals', value: stats.pendingWithdrawals, icon: <BanknoteArrowUp /> },
    { id: 'products', value: stats.pendingProducts, icon: <PackageSearch /> },
    { id: 'users', value: stats.pendingUsers, icon: <UserRoundCheck /> },
  ] as const
  return (
    <Grid columns={{ base: 2, lg: 4 }} className="cn:max-[37.5rem]:[&_.ui-stat-icon]:hidden">
      {tiles.map(({ id, value, icon }) => (
        <Stat key={id} label={t(`pending.${id}`)} value={formatNumber(value, language)} icon={icon} />
      ))}
    </Grid>
  )
}
