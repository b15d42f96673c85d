import { useCallback, useRef, useState } from 'react'

export interface Overlay {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Whether the overlay's code may be loaded: from the first press on. */
  isWanted: boolean
  triggerRef: React.RefObject<HTMLButtonElement | null>
  /** Props for the button that prefetch the overlay's code on intent. */
  triggerProps: {
    'aria-expanded': boolean
    onPointerEnter: () => void
    onFocus: () => void
    onClick: () => void
  }
}

/** The state of a menu or drawer whose code is prefetched on intent and rendered on the first press. */
export function useOverlay(fetchCode: () => Promise<unknown>): Overlay {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const prefetch = useCallback(() => void fetchCode().catch(() => undefined), [fetchCode])
  const toggle = useCallback(() => {
    setWanted(true)
    setOpen((was) => !was)
  }, [])
  return {
    isOpen,
    setOpen,
    isWanted,
    triggerRef,
    triggerProps: { 'aria-expanded': isOpen, onPointerEnter: prefetch, onFocus: prefetch, onClick: toggle },
  }
}
