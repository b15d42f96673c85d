import type { RefObject } from 'react'

/** What an overlay that is fetched on intent gets from the button that stands on the page already. */
export interface OverlayPart {
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}
