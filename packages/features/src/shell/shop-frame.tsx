import type { ReactNode } from 'react'
import { AccountFrame } from './account-frame.tsx'
import type { FrameArea, OfficeArea } from './frame-area.ts'
import { KeptPageNotice } from './kept-page-notice.tsx'
import { SessionErrorBox } from './session-error-box.tsx'
import { shellMain } from './shell-classes.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export interface ShopFrameProps {
  area: Exclude<FrameArea, OfficeArea>
  children: ReactNode
}

/** The frame of the shop and of the account: header, main content, footer. */
export function ShopFrame({ area, children }: ShopFrameProps) {
  return (
    <div className="shell" data-area={area}>
      <SiteHeader />
      <KeptPageNotice />
      <div className="cn:grid cn:max-w-(--shell-width) cn:w-full cn:mx-auto cn:[&>.ui-alert]:mt-4 cn:[&>.ui-alert]:mx-(--shell-gutter)">
        <SessionErrorBox />
      </div>
      {area === 'account' ? (
        <AccountFrame>{children}</AccountFrame>
      ) : (
        <main id="main" tabIndex={-1} className={shellMain}>
          {children}
        </main>
      )}
      <SiteFooter />
    </div>
  )
}
