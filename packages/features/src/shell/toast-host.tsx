import { toastQueue } from '@chonoi/ui/toast-queue'
import { lazy, Suspense, useEffect, useState } from 'react'

const ToastStack = lazy(() => import('./toast-stack.tsx'))

/**
 * Hosts toasts. Their code is loaded with the first one and stays. Their place is always there: a dialog makes everything
 * inert that held none of them when it opened, and what it did could not be taken back from its message.
 */
export function ToastHost() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const look = () => setWanted((was) => was || toastQueue.getToasts().length > 0)
    look()
    return toastQueue.subscribe(look)
  }, [])
  return (
    <div className="cn:contents" data-react-aria-top-layer="true">
      {isWanted && (
        <Suspense>
          <ToastStack />
        </Suspense>
      )}
    </div>
  )
}
