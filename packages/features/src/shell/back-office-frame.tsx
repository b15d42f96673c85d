import { lazy, type ReactNode, Suspense } from 'react'
import type { FrameArea } from './frame-area.ts'

/** Not on the pages that everybody opens first. */
const SideColumn = lazy(() => import('./side-column.tsx'))

/** The navigation of an area beside its content; the frame draws it by the address, so screens need not ask for it. */
export function BackOfficeFrame({ area, children }: { area: Exclude<FrameArea, 'site'>; children: ReactNode }) {
  return (
    <div className="shell-office">
      <Suspense fallback={<div className="shell-side" />}>
        <SideColumn area={area} />
      </Suspense>
      <main id="main" tabIndex={-1} className="shell-main">
        {children}
      </main>
    </div>
  )
}
