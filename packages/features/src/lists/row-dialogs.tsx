import { createContext, type ReactNode, Suspense, use, useCallback, useEffect, useRef, useState } from 'react'
import { usePathname } from '../app/navigation.tsx'
import { keepPlace } from './keep-place.ts'

/** Renders the dialog of a record. It calls `close` when it is done. */
export type RowDialog = (close: () => void) => ReactNode

const RowDialogContext = createContext<((dialog: RowDialog) => void) | null>(null)

/**
 * Returns what opens the dialog of a row, card or page part. The dialog lies beside the list, not within its row: a row
 * that somebody else decides meanwhile leaves the list, and the dialog stays with what was typed. It holds the record
 * as it was when the dialog was opened; the server refuses what is no longer possible, and the dialog shows that.
 */
export function useRowDialog(): (dialog: RowDialog) => void {
  const open = use(RowDialogContext)
  if (!open) throw new Error('RowDialogs is missing above this component.')
  return open
}

interface Shown {
  dialog: RowDialog
  pathname: string
  /** Tells dialogs apart that are opened one after the other. */
  turn: number
  /** Gives the focus a place in the list should the row be gone with what had it. */
  returnFocus: () => () => void
}

/** Holds the dialog that a row within opens, until it is closed or another page is shown. */
export function RowDialogs({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const [shown, setShown] = useState<Shown>()
  const stopWatching = useRef<() => void>(undefined)
  const open = useCallback(
    (dialog: RowDialog) => {
      const returnFocus = keepPlace()
      setShown((last) => ({ dialog, pathname, turn: (last?.turn ?? 0) + 1, returnFocus }))
    },
    [pathname],
  )
  // Another page has other rows.
  if (shown && shown.pathname !== pathname) setShown(undefined)
  useEffect(() => () => stopWatching.current?.(), [])
  function close() {
    stopWatching.current?.()
    stopWatching.current = shown?.returnFocus()
    setShown(undefined)
  }
  return (
    <RowDialogContext value={open}>
      {children}
      {shown && (
        <Suspense>
          <RowDialogs key={shown.turn}>
            <Opened dialog={shown.dialog} onClose={close} />
          </RowDialogs>
        </Suspense>
      )}
    </RowDialogContext>
  )
}

const Opened = ({ dialog, onClose }: { dialog: RowDialog; onClose: () => void }) => dialog(onClose)
