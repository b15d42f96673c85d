import { useEffect, useState } from 'react'

/** Returns the section being read: the last whose beginning has passed the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join('\n')
  useEffect(() => {
    const sections = key
      .split('\n')
      .map((id) => document.getElementById(id))
      .filter((section) => section !== null)
    function find() {
      const line = window.innerHeight / 3
      const passed = sections.findLast((section) => section.getBoundingClientRect().top <= line)
      const isAtEnd =
        window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      setCurrent((isAtEnd ? sections.at(-1) : (passed ?? sections[0]))?.id)
    }
    find()
    document.addEventListener('scroll', find, { passive: true, capture: true })
    return () => document.removeEventListener('scroll', find, { capture: true })
  }, [key])
  return current
}
