import { useState } from 'react'
import { useChosenQuery } from '../app/use-chosen-query.ts'

export interface NewRow {
  /** Whether the dialog of a new row is shown. */
  isOpen: boolean
  open: () => void
  close: () => void
}

/** The dialog of a new row, opened by the button of its list or by an address (`?new=1`), as the command palette has it. */
export function useNewRow(): NewRow {
  const { query, choose } = useChosenQuery()
  const [isPressed, setPressed] = useState(false)
  const isAddressed = query.has('new')
  return {
    isOpen: isPressed || isAddressed,
    open: () => setPressed(true),
    close() {
      setPressed(false)
      if (isAddressed) choose((next) => next.delete('new'), { replace: true })
    },
  }
}
