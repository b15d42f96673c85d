import { useTranslation } from '@chonoi/i18n/react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { OfficeArea } from './frame-area.ts'
import { OfficeBar } from './office-bar.tsx'
import { OfficeMenuButton } from './office-menu-button.tsx'
import { SessionErrorBox } from './session-error-box.tsx'

/** Loaded on demand, as the shop's pages don't need it. */
const OfficeRail = lazy(() => import('./office-rail.tsx'))

/**
 * The frame of the back office and the seller centre: a rail with all their sections, a slim bar with search and
 * commands, and the page. The shop's header and footer aren't part of it.
 */
export function OfficeFrame({ area, children }: { area: OfficeArea; children: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <div className="office" data-area={area}>
      <aside id="site-navigation" tabIndex={-1} className="office-rail" aria-label={t(`nav.${area}`)}>
        <OfficeMenuButton area={area} />
        <Suspense>
          <OfficeRail area={area} />
        </Suspense>
      </aside>
      <OfficeBar area={area} />
      <main id="main" tabIndex={-1} className="office-main">
        <div className="office-page">
          <SessionErrorBox />
          {children}
        </div>
      </main>
    </div>
  )
}
