import '../react-aria-words/react-aria-words.ts'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { Menu as AriaMenu, MenuTrigger, Popover } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { OverlayTrigger, type OverlayTriggerProps } from '../base/overlay-trigger.tsx'
import { withoutNulls } from '../base/without-nulls.ts'

export { MenuPopover, type MenuPopoverProps } from './menu-popover.tsx'
export { MenuItem, type MenuItemProps } from './menu-item.tsx'
export { MenuSubmenu, type MenuSubmenuProps } from './menu-submenu.tsx'
export { MenuSection, type MenuSectionProps, MenuSeparator } from './menu-section.tsx'

export interface MenuProps extends GlobalAttributes {
  /** The button that opens it: a single element that accepts a ref and rest props, such as Button. */
  trigger: OverlayTriggerProps['children']
  /** Names the menu; default the trigger's name. */
  label?: string
  /** MenuItem, MenuSection and MenuSeparator. */
  children: ReactNode
  onAction?: (id: string) => void
  /** Marks chosen items. Default `none`. */
  selectionMode?: 'none' | 'single' | 'multiple'
  selectedIds?: Iterable<string>
  onSelect?: (ids: string[]) => void
  /** Default `bottom end`. */
  placement?: ComponentProps<typeof Popover>['placement']
  /** Content above the items, e.g. the name of the account. */
  header?: ReactNode
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  className?: string
  /** Ref of the list. */
  ref?: Ref<HTMLDivElement>
}

/** A button that opens a list of actions, links or choices. */
export function Menu(props: MenuProps) {
  const {
    trigger,
    label,
    children,
    onAction,
    selectionMode = 'none',
    selectedIds,
    onSelect,
    ...others
  } = withoutNulls(props)
  const { header, placement = 'bottom end', isOpen, defaultOpen, onOpenChange, className, ...rest } = others
  return (
    <MenuTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <OverlayTrigger>{trigger}</OverlayTrigger>
      <Popover placement={placement} className={classNames('ui-popover ui-menu-popover', className)}>
        {header && <div className="ui-menu-header">{header}</div>}
        <AriaMenu
          {...rest}
          aria-label={label}
          className="ui-menu"
          selectionMode={selectionMode}
          selectedKeys={selectedIds}
          onSelectionChange={(keys) => onSelect?.(keys === 'all' ? [] : [...keys].map(String))}
          onAction={(id) => onAction?.(String(id))}
        >
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
