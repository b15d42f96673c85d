import { useEffect } from 'react'
import { useApi, useSession } from '../app/services.tsx'

/** Keeps the push subscription of signed-in users who have one. Shows nothing. */
export function PushRenewal() {
  const api = useApi()
  const { status } = useSession()
  const isSignedIn = status === 'in'
  useEffect(() => {
    if (!isSignedIn || !('Notification' in window) || Notification.permission !== 'granted') return
    // A failure changes nothing: the next page tries again.
    void import('./enable-push.ts').then(({ renewPush }) => renewPush(api)).catch(() => {})
  }, [isSignedIn, api])
  return null
}
