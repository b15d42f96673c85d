import { lazy, Suspense } from 'react'
import { useSession } from '../app/services.tsx'

const SessionErrorAlert = lazy(() => import('./session-error-alert.tsx'))

/** Shows session errors: a failed switch of shop, or a failed reload of the user. */
export function SessionErrorBox() {
  const { status, error } = useSession()
  if (status !== 'in' || !error) return null
  return (
    <Suspense>
      <SessionErrorAlert error={error} />
    </Suspense>
  )
}
