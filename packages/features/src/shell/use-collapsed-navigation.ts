import { useState } from 'react'

const key = 'sideNavCollapsed'

/** Whether the navigation beside the page shows icons only, remembered in this browser; and a function that toggles it. */
export function useCollapsedNavigation(): readonly [boolean, () => void] {
  const [isCollapsed, setCollapsed] = useState(
    () => typeof localStorage !== 'undefined' && localStorage.getItem(key) === 'yes',
  )
  function toggle() {
    const next = !isCollapsed
    setCollapsed(next)
    if (next) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  }
  return [isCollapsed, toggle]
}
