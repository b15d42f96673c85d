import { useEffect, useState } from 'react'

/** Returns the current time in milliseconds, updated every `interval` milliseconds while `isRunning`. */
export function useNow(interval: number, isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval, isRunning])
  return now
}
