import { LiveRegion } from '@chonoi/ui/live-region'
import { SkipLinks } from '@chonoi/ui/skip-links'
import type { ReactNode } from 'react'
import { usePathname } from '../app/navigation.tsx'
import { CookieConsent } from '../cookies/cookie-consent.tsx'
import { useConsent } from '../cookies/use-consent.ts'
import { PagePerformance } from '../performance/page-performance.tsx'
import { PushPrompt } from '../push/push-prompt.tsx'
import { BackOfficeFrame } from './back-office-frame.tsx'
import { CommandMenu } from './command-menu.tsx'
import { FailureAnnouncer } from './failure-announcer.tsx'
import { frameAreaOf } from './frame-area.ts'
import { SessionKeeper } from './session-keeper.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SessionErrorBox } from './session-error-box.tsx'
import { ToastHost } from './toast-host.tsx'
import { useArrival } from './use-arrival.ts'
import { shellMain } from './shell-classes.ts'

export interface SiteFrameProps {
  /** The path whose content is rendered: it follows the URL once a page's data is loaded. */
  arrivedAt: string
  children: ReactNode
}

/** The frame of every page: skip links, header, the area's navigation, main content, footer, toasts. */
export function SiteFrame({ arrivedAt, children }: SiteFrameProps) {
  const area = frameAreaOf(usePathname())
  useArrival(arrivedAt)
  return (
    <>
      <SkipLinks contentId="main" navigationId="site-navigation" searchId="site-search" />
      <div className="shell" data-area={area}>
        <SiteHeader />
        <div className="cn:grid cn:max-w-(--shell-width) cn:w-full cn:mx-auto cn:[&>.ui-alert]:mt-4 cn:[&>.ui-alert]:mx-(--shell-gutter)">
          <SessionErrorBox />
        </div>
        {area === 'site' ? (
          <main id="main" tabIndex={-1} className={shellMain}>
            {children}
          </main>
        ) : (
          <BackOfficeFrame area={area}>{children}</BackOfficeFrame>
        )}
        <SiteFooter />
        <AfterConsent>
          <PushPrompt />
        </AfterConsent>
      </div>
      <LiveRegion />
      <ToastHost />
      <CookieConsent />
      <CommandMenu />
      <SessionKeeper />
      <FailureAnnouncer />
      <PagePerformance />
    </>
  )
}

/** Shows one banner at a time: the cookie banner uses the same edge of the page, and goes first. */
function AfterConsent({ children }: { children: ReactNode }) {
  return useConsent() ? children : null
}
