import { type RefObject, useEffect, useRef, useState } from 'react'

/** An element's width in pixels, so that words in a drawing keep their size on every screen. */
export function useWidth<Measured extends Element>(initial: number): [RefObject<Measured | null>, number] {
  const element = useRef<Measured>(null)
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
