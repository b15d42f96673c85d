import { useEffect } from 'react'

const say = (message: string, element: Element) => console.error(message, element)

function useWatchedUse(): void {
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    void import('./watch-wrong-use.ts').then(({ watchWrongUse }) => {
      if (!isGone) stop = watchWrongUse(say)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
}

/** While an application is developed, wrong use of the kit is said in the console; a production build holds nothing of it. */
export const useDevelopmentWarnings: () => void =
  process.env.NODE_ENV === 'development' ? useWatchedUse : () => undefined
