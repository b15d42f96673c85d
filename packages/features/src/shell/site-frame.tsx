import { LiveRegion } from '@chonoi/ui/live-region'
import { SkipLinks } from '@chonoi/ui/skip-links'
import type { ReactNode } from 'react'
import { usePathname } from '../app/navigation.tsx'
import { PagePerformance } from '../performance/page-performance.tsx'
import { PushRenewal } from '../push/push-renewal.tsx'
import { BottomBanners } from './bottom-banners.tsx'
import { CommandMenu } from './command-menu.tsx'
import { FailureAnnouncer } from './failure-announcer.tsx'
import { frameAreaOf, isOfficeArea } from './frame-area.ts'
import { OfficeFrame } from './office-frame.tsx'
import { SessionKeeper } from './session-keeper.tsx'
import { ShopFrame } from './shop-frame.tsx'
import { ToastHost } from './toast-host.tsx'
import { useArrival } from './use-arrival.ts'

export interface SiteFrameProps {
  /** The path whose content is rendered: it follows the URL once a page's data is loaded. */
  arrivedAt: string
  children: ReactNode
}

/** The frame of every page: skip links, the shop's or the office's frame, toasts. */
export function SiteFrame({ arrivedAt, children }: SiteFrameProps) {
  const area = frameAreaOf(usePathname())
  useArrival(arrivedAt)
  return (
    <>
      <SkipLinks contentId="main" navigationId="site-navigation" searchId="site-search" />
      {isOfficeArea(area) ? (
        <OfficeFrame area={area}>{children}</OfficeFrame>
      ) : (
        <ShopFrame area={area}>{children}</ShopFrame>
      )}
      <LiveRegion />
      <ToastHost />
      <BottomBanners />
      <CommandMenu />
      <SessionKeeper />
      <PushRenewal />
      <FailureAnnouncer />
      <PagePerformance />
    </>
  )
}
