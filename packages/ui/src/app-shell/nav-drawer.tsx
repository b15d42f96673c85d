import type { MouseEvent, ReactNode } from 'react'
import { Drawer } from '../drawer/drawer.tsx'

export interface NavDrawerProps {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** The navigation drawer on phones. Following a link closes it. */
export default function NavDrawer({ title, isOpen, onOpenChange, children }: NavDrawerProps) {
  function closeAfterLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a[href]')) onOpenChange(false)
  }
  return (
    <Drawer title={title} side="start" isOpen={isOpen} onOpenChange={onOpenChange}>
      {/* Only observes clicks; the links inside are the controls. */}
      <div className="ui-app-shell-drawer" role="presentation" onClick={closeAfterLink}>
        {children}
      </div>
    </Drawer>
  )
}
