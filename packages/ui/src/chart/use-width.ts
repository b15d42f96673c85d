import { type RefObject, useEffect, useRef, useState } from 'react'
import { observeSize } from '../base/observe-size.ts'

/** Measures an element's width in px, so that text in charts has the same size on every screen. */
export function useWidth<Measured extends Element>(initial: number): [RefObject<Measured | null>, number] {
  const element = useRef<Measured>(null)
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    if (!element.current) return
    return observeSize([element.current], ([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
  }, [])
  return [element, width]
}
