import type { RefObject } from 'react'
import { useModalOverlay } from 'react-aria/useModalOverlay'

const open = {
  isOpen: true,
  setOpen: () => undefined,
  open: () => undefined,
  close: () => undefined,
  toggle: () => undefined,
  point: null,
  setPoint: () => undefined,
}

/**
 * Keeps the page around a modal inert while it is rendered. React Aria releases the page in the frame that handles
 * Escape, and the browser then restyles and lays out all of it before that frame is painted (half of the work on a
 * phone). React Aria counts the modals that hold the page, so a second modal over this one keeps its own hold.
 */
export function InertPage({ modalRef }: { modalRef: RefObject<HTMLElement | null> }) {
  useModalOverlay({}, open, modalRef)
  return null
}
