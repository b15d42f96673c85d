import { useState } from 'react'
import type { GridChanges } from './grid-values.ts'

/** Steps that can be undone. */
const maxSteps = 200

interface History {
  past: readonly GridChanges[]
  present: GridChanges
  future: readonly GridChanges[]
}

/** Keeps the changes of a grid with the steps that led to them. Each function returns the new changes. */
export function useGridHistory(initial: GridChanges, onChange: ((changes: GridChanges) => void) | undefined) {
  const [{ past, present, future }, setHistory] = useState<History>({ past: [], present: initial, future: [] })

  function go(history: History): void {
    setHistory(history)
    onChange?.(history.present)
  }
  return {
    changes: present,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (next: GridChanges) => go({ past: [...past, present].slice(-maxSteps), present: next, future: [] }),
    undo: () => {
      const before = past.at(-1)
      if (before) go({ past: past.slice(0, -1), present: before, future: [present, ...future] })
      return before ?? present
    },
    redo: () => {
      const [after] = future
      if (after) go({ past: [...past, present], present: after, future: future.slice(1) })
      return after ?? present
    },
  }
}

export type GridHistory = ReturnType<typeof useGridHistory>
