import { lazy, type ReactNode, Suspense } from 'react'
import { shellMain, shellSide } from './shell-classes.ts'

/** Loaded on demand, as the usual landing pages don't need it. */
const SideColumn = lazy(() => import('./side-column.tsx'))

/** Shows the account's navigation beside its pages, below the shop's header. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="cn:grid cn:grid-cols-1 cn:max-w-(--shell-width) cn:w-full cn:mx-auto cn:lg:grid-cols-[auto_minmax(0,1fr)]">
      <Suspense fallback={<div className={shellSide} />}>
        <SideColumn />
      </Suspense>
      <main id="main" tabIndex={-1} className={`cn:px-(--shell-gutter) ${shellMain}`}>
        {children}
      </main>
    </div>
  )
}
