import { lazy, type ReactNode, Suspense } from 'react'
import type { FrameArea } from './frame-area.ts'
import { shellMain, shellSide } from './shell-classes.ts'

/** Not on the pages that everybody opens first. */
const SideColumn = lazy(() => import('./side-column.tsx'))

/** The navigation of an area beside its content; the frame draws it by the address, so screens need not ask for it. */
export function BackOfficeFrame({ area, children }: { area: Exclude<FrameArea, 'site'>; children: ReactNode }) {
  return (
    <div className="cn:grid cn:grid-cols-1 cn:max-w-(--shell-width) cn:w-full cn:mx-auto cn:lg:grid-cols-[auto_minmax(0,1fr)]">
      <Suspense fallback={<div className={shellSide} />}>
        <SideColumn area={area} />
      </Suspense>
      <main id="main" tabIndex={-1} className={`cn:px-(--shell-gutter) ${shellMain}`}>
        {children}
      </main>
    </div>
  )
}
