import { createContext } from 'react'
import type { ListState } from './use-list-state.ts'

/** The list around a row, whose details can stand beside it. Null outside of lists, and within the details. */
export const OpenRowContext = createContext<Pick<ListState, 'openId' | 'openRow'> | null>(null)

/** Finds the button that opens the details of a row. */
export const rowButton = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row-details="${CSS.escape(id)}"]`)
