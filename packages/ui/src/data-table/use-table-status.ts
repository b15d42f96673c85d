import { useEffect, useRef, useState } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'

export interface TableStatusOptions {
  isLoading: boolean
  rowCount: number
  /** In words; undefined while nothing is chosen. */
  selection: string | undefined
}

/** What a screen reader hears of the table by itself: loading, what came, and how much is chosen. */
export function useTableStatus({ isLoading, rowCount, selection }: TableStatusOptions): string {
  const { labels } = useUi()
  const wasLoading = useRef(false)
  const [hasLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (wasLoading.current && !isLoading) setLoaded(true)
    wasLoading.current = isLoading
  }, [isLoading])
  if (isLoading) return labels.loading
  return selection ?? (hasLoaded ? labels.rowsLoaded(rowCount) : '')
}
