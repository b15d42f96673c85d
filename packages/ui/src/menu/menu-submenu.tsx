import type { ReactNode } from 'react'
import { Menu as AriaMenu, Popover, SubmenuTrigger } from 'react-aria-components'
import { useMediaQuery } from '../base/use-media-query.ts'
import { MenuItem, type MenuItemProps } from './menu-item.tsx'

export interface MenuSubmenuProps extends Omit<MenuItemProps, 'children' | 'href' | 'onAction' | 'textValue'> {
  /** The item that opens it. */
  label: string
  /** MenuItem, MenuSection and MenuSeparator. */
  children: ReactNode
  onAction?: (id: string) => void
}

/** A menu item that opens a submenu beside it: with the right arrow, Enter, or on hover. */
export function MenuSubmenu({ label, children, onAction, ...item }: MenuSubmenuProps) {
  // On phones there is no room beside the menu.
  const opensBelow = useMediaQuery('(max-width: 40rem)')
  return (
    <SubmenuTrigger>
      <MenuItem {...item} textValue={label}>
        {label}
      </MenuItem>
      <Popover
        className="ui-popover ui-menu-popover"
        offset={-2}
        crossOffset={-4}
        {...(opensBelow && { placement: 'bottom end' as const })}
      >
        <AriaMenu aria-label={label} className="ui-menu" onAction={(id) => onAction?.(String(id))}>
          {children}
        </AriaMenu>
      </Popover>
    </SubmenuTrigger>
  )
}
