import { toastQueue } from '@chonoi/ui/toast-queue'
import { lazy, Suspense, useEffect, useState } from 'react'

const ToastStack = lazy(() => import('./toast-stack.tsx'))

/** Hosts toasts. Their code is loaded with the first one and stays. */
export function ToastHost() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const look = () => setWanted((was) => was || toastQueue.getToasts().length > 0)
    look()
    return toastQueue.subscribe(look)
  }, [])
  if (!isWanted) return null
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  )
}
