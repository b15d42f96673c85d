import { lazy, Suspense } from 'react'
import { useSession } from '../app/services.tsx'

const SwitchError = lazy(() => import('./switch-error.tsx'))

/** The place of what the session says about a switch that failed. */
export function SwitchErrorBox() {
  const { status, error } = useSession()
  if (status !== 'in' || !error) return null
  return (
    <Suspense>
      <SwitchError error={error} />
    </Suspense>
  )
}
