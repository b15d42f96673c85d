import { type ReactNode, useEffect, useRef, useState } from 'react'

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, audio[controls], video[controls], [contenteditable="true"], [tabindex]:not([tabindex="-1"])'

export interface TabPanelProps {
  id: string
  /** Id of the tab that names the panel. */
  tabId: string
  children: ReactNode
}

/** The content of the selected tab. It is focusable when it contains nothing focusable. */
export function TabPanel({ id, tabId, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(true)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const look = () => setStop(element.querySelector(reachable) === null)
    look()
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    return () => observer.disconnect()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the pattern asks, so that its text can be reached
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={tabId}
      tabIndex={isStop ? 0 : undefined}
      className="ui-tabs-panel"
    >
      {children}
    </div>
  )
}
