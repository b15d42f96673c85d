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

/** Warns in the console about wrong use of the kit in development. Production builds contain none of this code. */
export const useDevelopmentWarnings: () => void =
  process.env.NODE_ENV === 'development' ? useWatchedUse : () => undefined
