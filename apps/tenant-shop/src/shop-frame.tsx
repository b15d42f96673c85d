import { AppShell } from '@chonoi/ui/app-shell'
import { Link } from '@chonoi/ui/link'
import { LiveRegion } from '@chonoi/ui/live-region'
import { SkipLinks } from '@chonoi/ui/skip-links'
import { Text } from '@chonoi/ui/text'
import { TopBar } from '@chonoi/ui/top-bar'
import { AccountSlot } from '@chonoi/features/shell/account-slot'
import { FailureAnnouncer } from '@chonoi/features/shell/failure-announcer'
import { LanguageMenu } from '@chonoi/features/shell/language-menu'
import { SessionKeeper } from '@chonoi/features/shell/session-keeper'
import { ThemeToggle } from '@chonoi/features/shell/theme-toggle'
import { ToastHost } from '@chonoi/features/shell/toast-host'
import { useArrival } from '@chonoi/features/shell/use-arrival'
import { useTranslation } from '@chonoi/i18n/react'
import type { ReactNode } from 'react'
import { marketplace, shop } from './shop.ts'
import { useShopWords } from './shop-words.ts'

/** Renders the tenant's header and footer around every screen. */
export function ShopFrame({ arrivedAt, children }: { arrivedAt: string; children: ReactNode }) {
  const { t } = useTranslation('shell')
  const words = useShopWords()
  useArrival(arrivedAt)
  return (
    <>
      <SkipLinks contentId="main" />
      <AppShell
        header={
          <TopBar
            start={
              <Link
                href="/"
                variant="plain"
                className="inline-flex items-center gap-2 min-h-11 text-20 font-bold whitespace-nowrap"
              >
                <img src="/favicon.svg" alt="" width={36} height={36} />
                {shop.name}
              </Link>
            }
            end={
              <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
                {/* The account's menu has it too. */}
                <Link href="/orders" className="max-md:hidden">
                  {t('nav.orders')}
                </Link>
                <LanguageMenu />
                <ThemeToggle />
                <AccountSlot />
              </div>
            }
          />
        }
        footer={
          <Text size={14} tone="muted" align="center" className="px-4 py-6">
            {words.partOf} <Link href={`${marketplace}/`}>Chợ Nổi</Link>
          </Text>
        }
      >
        {children}
      </AppShell>
      <LiveRegion />
      <ToastHost />
      <SessionKeeper />
      <FailureAnnouncer />
    </>
  )
}
