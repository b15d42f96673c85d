import { lazy, Suspense } from 'react'
import { useSession } from '../app/services.tsx'

const SessionErrorAlert = lazy(() => import('./session-error-alert.tsx'))

/** The place of what the session says: that a switch of shop failed, or that the user couldn't be loaded again. */
export function SessionErrorBox() {
  const { status, error } = useSession()
  if (status !== 'in' || !error) return null
  return (
    <Suspense>
      <SessionErrorAlert error={error} />
    </Suspense>
  )
}
