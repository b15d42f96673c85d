import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import type { RowWindowProps } from './row-window.tsx'

/** More rows than this are drawn as they come into sight. */
export const mostPlainRows = 100

/** Slow but complete, where the code for the rows in sight can't be fetched. */
function EveryRow({ count, onSight }: RowWindowProps) {
  useLayoutEffect(() => {
    const rows = Array.from({ length: count }, (_, index) => ({ index, start: 0, end: 0 }))
    onSight({ rows, height: 0, watch: () => undefined })
  }, [count, onSight])
  return null
}

export type WatchRows = (props: RowWindowProps) => ReactNode

/** What watches which rows of a long table are in sight, fetched once a table is long; undefined until then. */
export function useRowWindow(isVirtual: boolean): WatchRows | undefined {
  const [fetched, setFetched] = useState<{ watchRows: WatchRows }>()
  useEffect(() => {
    if (!isVirtual) return
    let isWanted = true
    import('./row-window.tsx').then(
      ({ RowWindow }) => isWanted && setFetched({ watchRows: (props) => <RowWindow {...props} /> }),
      () => isWanted && setFetched({ watchRows: (props) => <EveryRow {...props} /> }),
    )
    return () => {
      isWanted = false
    }
  }, [isVirtual])
  return isVirtual ? fetched?.watchRows : undefined
}
