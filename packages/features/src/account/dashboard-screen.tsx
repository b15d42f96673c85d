import { showsNavigationEntry, href } from '@chonoi/domain'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { Link } from '@chonoi/ui/link'
import { useQuery } from '@tanstack/react-query'
import { Bell, Hourglass, Wallet } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { Guard } from '../app/guards.tsx'
import { usePreferences } from '../app/preferences.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { usePolledUnlessLive } from '../app/use-live.ts'
import { notificationQueries } from '../notifications/notification-queries.ts'
import { walletQueries } from '../wallet/wallet-queries.ts'
import { NextSteps } from './next-steps.tsx'
import { RecentNotices } from './recent-notices.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { TwoFactorDemand } from './two-factor-demand.tsx'
import { accountColumns } from './account-classes.ts'

/** The page after signing in (/dashboard): money, orders, notifications, and links to further areas. */
export function DashboardScreen() {
  const { t } = useTranslation(['account', 'common'])
  const { user, actor } = useSession()
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>
          {user?.firstName ? t('account:dashboard.greeting', { name: user.firstName }) : t('account:dashboard.welcome')}
        </Heading>
        <p className="cn:text-text-muted">{t('account:dashboard.text')}</p>
      </Stack>
      <TwoFactorDemand />
      <Grid columns={{ base: 1, sm: 3 }}>
        {showsNavigationEntry('wallet', actor) && <WalletTiles />}
        <UnreadTile />
      </Grid>
      <div className={accountColumns}>
        <Guard requirement={{ permissions: ['read:order'] }}>
          <RecentOrders />
        </Guard>
        <Stack gap={5}>
          <NextSteps />
          <RecentNotices />
        </Stack>
      </div>
    </Stack>
  )
}

function WalletTiles() {
  const { t } = useTranslation(['account', 'common'])
  const { data, isPending } = useQuery(walletQueries(useApi()).balance())
  const shown = (cents: number | undefined) => ({
    value: cents === undefined ? t('common:state.notAvailable') : formatMoney(cents),
    isLoading: isPending,
  })
  return (
    <>
      <Stat
        label={t('account:dashboard.available')}
        {...shown(data?.availableInCents)}
        icon={<Wallet aria-hidden="true" />}
        footer={<Link href={href('/wallet')}>{t('account:dashboard.openWallet')}</Link>}
      />
      <Guard requirement={{ permissions: ['manage:deposits'] }}>
        <Stat
          label={t('account:dashboard.pending')}
          {...shown(data?.pendingInCents)}
          icon={<Hourglass aria-hidden="true" />}
          footer={<Link href={href('/wallet/deposits')}>{t('account:dashboard.openDeposits')}</Link>}
        />
      </Guard>
    </>
  )
}

function UnreadTile() {
  const { t } = useTranslation(['account', 'common'])
  const { language } = usePreferences()
  const { data, isPending } = useQuery(usePolledUnlessLive(notificationQueries(useApi()).unreadCount()))
  return (
    <Stat
      label={t('account:dashboard.unread')}
      value={data ? formatNumber(data.count, language) : t('common:state.notAvailable')}
      isLoading={isPending}
      icon={<Bell aria-hidden="true" />}
      footer={<Link href={href('/notifications')}>{t('account:dashboard.openNotices')}</Link>}
    />
  )
}
