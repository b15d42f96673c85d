import '../react-aria-words/react-aria-words.ts'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { Menu as AriaMenu, Popover } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface MenuPopoverProps {
  /** The button that opened it. It sets aria-haspopup="menu" and aria-expanded itself. */
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the menu. */
  label: string
  /** MenuItem, MenuSection and MenuSeparator. */
  children: ReactNode
  onAction?: (id: string) => void
  /** Marks the chosen item. */
  selectedId?: string
  /** Default `bottom end`. */
  placement?: ComponentProps<typeof Popover>['placement']
  /** Content above the items, e.g. the name of the account. */
  header?: ReactNode
  className?: string
}

/** A menu without its button, for buttons rendered before the menu's code is loaded. */
export function MenuPopover(props: MenuPopoverProps) {
  const { triggerRef, isOpen, onOpenChange, label, children, onAction, selectedId, header, className } =
    withoutNulls(props)
  const { placement = 'bottom end' } = props
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      // React Aria renders the popover around a menu as a dialog, which needs a name too.
      aria-label={label}
      placement={placement}
      className={classNames('ui-popover ui-menu-popover', className)}
    >
      {header && <div className="ui-menu-header">{header}</div>}
      <AriaMenu
        aria-label={label}
        className="ui-menu"
        autoFocus="first"
        selectionMode={selectedId === undefined ? 'none' : 'single'}
        selectedKeys={selectedId === undefined ? undefined : [selectedId]}
        disallowEmptySelection
        onAction={(id) => onAction?.(String(id))}
        onClose={() => onOpenChange(false)}
      >
        {children}
      </AriaMenu>
    </Popover>
  )
}
