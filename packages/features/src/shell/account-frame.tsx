import { lazy, type ReactNode, Suspense } from 'react'
import { useSession } from '../app/services.tsx'
import { shellMain, shellSide } from './shell-classes.ts'

/** Loaded on demand, as the usual landing pages don't need it. */
const SideColumn = lazy(() => import('./side-column.tsx'))
const LeavingAlert = lazy(() => import('../personal-data/leaving-alert.tsx'))

/** Shows the account's navigation beside its pages, below the shop's header. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { status } = useSession()
  return (
    <div className="cn:grid cn:grid-cols-1 cn:max-w-(--shell-width) cn:w-full cn:mx-auto cn:lg:grid-cols-[auto_minmax(0,1fr)]">
      <Suspense fallback={<div className={shellSide} />}>
        <SideColumn />
      </Suspense>
      <main id="main" tabIndex={-1} className={`cn:px-(--shell-gutter) ${shellMain}`}>
        {status === 'in' && (
          <Suspense>
            <LeavingAlert />
          </Suspense>
        )}
        {children}
      </main>
    </div>
  )
}
