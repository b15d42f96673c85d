import type { ReactNode } from 'react'
import { Header, MenuSection as AriaMenuSection, Separator } from 'react-aria-components'

export interface MenuSectionProps {
  title: ReactNode
  /** The section's MenuItems. */
  children: ReactNode
}

/** A titled group of menu items. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection className="ui-menu-section">
      <Header className="ui-menu-section-title">{title}</Header>
      {children}
    </AriaMenuSection>
  )
}

/** A separator line between menu items. */
export function MenuSeparator() {
  return <Separator className="ui-menu-separator" />
}
