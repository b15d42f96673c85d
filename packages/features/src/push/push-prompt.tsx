import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useSession } from '../app/services.tsx'
import { mayAskForPush } from './push-permission.ts'

const PushBanner = lazy(() => import('./push-banner.tsx'))
const never = () => () => {}

/** Asks signed-in users once whether they want push notifications (PUSH-01, PUSH-04). */
export function PushPrompt() {
  const { status } = useSession()
  const isOpenQuestion = useSyncExternalStore(never, mayAskForPush, () => false)
  if (status !== 'in' || !isOpenQuestion) return null
  return (
    <Suspense>
      <PushBanner />
    </Suspense>
  )
}
