import { createContext } from 'react'
import type { ListState } from './use-list-state.ts'

export interface OpenRow extends Pick<ListState, 'openId' | 'openRow' | 'showPage'> {
  /** Whether the window has room for the details beside the list, which then stays usable. */
  hasRoom: boolean
}

/** The list around a row, whose details can stand beside it. Null outside of lists, and within the details. */
export const OpenRowContext = createContext<OpenRow | null>(null)

/** Finds the button that opens the details of a row. */
export const rowButton = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row-details="${CSS.escape(id)}"]`)
