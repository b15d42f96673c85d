import { type ReactNode, useEffect, useState } from 'react'
import type { VirtualRowsProps } from './virtual-rows.tsx'

/** More rows than this are drawn as they come into sight. */
export const mostPlainRows = 100

export type DrawRows = (props: VirtualRowsProps) => ReactNode

/** Slow but complete, where the code for the rows in sight can't be fetched. */
const drawAll: DrawRows = ({ count, rowAt }) => Array.from({ length: count }, (_, index) => rowAt(index))

/** What draws long tables, fetched once a table is long; undefined until then. */
export function useVirtualRows(isVirtual: boolean): DrawRows | undefined {
  const [draw, setDraw] = useState<{ rows: DrawRows }>()
  useEffect(() => {
    if (!isVirtual) return
    let isWanted = true
    import('./virtual-rows.tsx').then(
      ({ VirtualRows }) => isWanted && setDraw({ rows: (props) => <VirtualRows {...props} /> }),
      () => isWanted && setDraw({ rows: drawAll }),
    )
    return () => {
      isWanted = false
    }
  }, [isVirtual])
  return isVirtual ? draw?.rows : undefined
}
