import { type RefObject, useRef, useState } from 'react'

export interface OverlayPart {
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** State of a lazy menu or panel: its code is preloaded on intent, and it is rendered from the first press on. */
export function useOverlay(fetchCode: () => Promise<unknown>) {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const prefetch = () => void fetchCode().catch(() => undefined)
  const part: OverlayPart = { triggerRef, isOpen, onOpenChange: setOpen }
  const triggerProps = {
    ref: triggerRef,
    'aria-expanded': isOpen,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: () => {
      setWanted(true)
      setOpen(!isOpen)
    },
  }
  return { isWanted, part, triggerProps }
}
