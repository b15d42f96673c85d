import { useEffect, useRef, useState } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'

export interface TableStatusOptions {
  isLoading: boolean
  rowCount: number
  /** Number of selected rows as text; undefined when nothing is selected. */
  selection: string | undefined
}

/** Announces to screen readers: loading, the result, and the number of selected rows. */
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
