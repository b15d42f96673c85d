import { type RefObject, useEffect, useRef } from 'react'

/** Scrolling less than this, in pixels, is no direction. */
const leastPx = 8
/** Above this the header is where the page begins. */
const topPx = 160

/** Marks an element with `data-scrolled-down` while the reader goes down the page, so that it can make room. */
export function useScrollsDown(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    let last = scrollY
    const follow = () => {
      if (Math.abs(scrollY - last) < leastPx) return
      ref.current?.toggleAttribute('data-scrolled-down', scrollY > last && scrollY > topPx)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return ref
}
