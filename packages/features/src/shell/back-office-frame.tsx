import { lazy, type ReactNode, Suspense } from 'react'
import type { FrameArea } from './frame-area.ts'
import { shellMain, shellSide } from './shell-classes.ts'

/** Loaded on demand, as the usual landing pages don't need it. */
const SideColumn = lazy(() => import('./side-column.tsx'))

/** Shows the navigation of an area beside its content. The frame renders it by path, so that screens need not. */
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
