import { type KeyboardEvent, useRef, useState } from 'react'

const stepOf: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** State of a row of equally wide pages that scrolls and snaps. Tracks the visible page. */
export function useStrip(count: number) {
  const strip = useRef<HTMLDivElement>(null)
  /** Ignores the pages passed while scrolling to a requested one. */
  const target = useRef<number>(undefined)
  const [current, setCurrent] = useState(0)

  function show(index: number) {
    const element = strip.current
    if (!element || index < 0 || index >= count) return
    target.current = index
    setCurrent(index)
    element.scrollTo({ left: index * element.clientWidth })
  }

  function onScroll() {
    const element = strip.current
    if (!element) return
    const seen = Math.round(element.scrollLeft / element.clientWidth)
    if (target.current === undefined) setCurrent(seen)
    else if (seen === target.current) target.current = undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    const page = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : undefined
    const step = stepOf[event.key]
    if (page === undefined && step === undefined) return
    event.preventDefault()
    show(page ?? current + (step ?? 0))
  }

  function takeOver() {
    target.current = undefined
  }

  return { strip, current, show, onScroll, onKeyDown, onPointerDown: takeOver, onWheel: takeOver }
}
