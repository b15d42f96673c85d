import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { usePathname } from '../app/navigation.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { asksForPush, mayAskForPush } from './push-permission.ts'

const PushBanner = lazy(() => import('./push-banner.tsx'))
const never = () => () => {}

/**
 * Asks signed-in users once whether they want push notifications (PUSH-01, PUSH-04), on pages where they neither buy nor
 * type, and keeps the subscription of those who have them.
 */
export function PushPrompt() {
  const api = useApi()
  const { status } = useSession()
  const pathname = usePathname()
  const isOpenQuestion = useSyncExternalStore(never, mayAskForPush, () => false)
  const isSignedIn = status === 'in'
  useEffect(() => {
    if (!isSignedIn || !('Notification' in window) || Notification.permission !== 'granted') return
    // A failure changes nothing: the next page tries again.
    void import('./enable-push.ts').then(({ renewPush }) => renewPush(api)).catch(() => {})
  }, [isSignedIn, api])
  if (!isSignedIn || !isOpenQuestion || !asksForPush(pathname)) return null
  return (
    <Suspense>
      <PushBanner />
    </Suspense>
  )
}
