import type { RefObject } from 'react'

/** Props of a lazily loaded overlay, from the button that is already on the page. */
export interface OverlayPart {
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}
