import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { MenuPopover } from '../menu/menu-popover.tsx'

export interface ContextMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the menu. */
  label: string
  /** Content that has the menu. Keyboard users open it from any control inside. */
  children: ReactNode
  /** MenuItem, MenuSubmenu, MenuSection and MenuSeparator. */
  menu: ReactNode
  onAction?: (id: string) => void
}

/**
 * A menu at the pointer, opened by right-click, long press or the menu key. Every action in it must also be available
 * elsewhere, because the menu isn't discoverable.
 */
export function ContextMenu({ label, children, menu, onAction, className, ...rest }: ContextMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const opener = useRef<Element>(null)

  function openAt(x: number, y: number) {
    if (!anchor.current) return
    opener.current = document.activeElement
    anchor.current.style.setProperty('inset-inline-start', `${x}px`)
    anchor.current.style.setProperty('inset-block-start', `${y}px`)
    setOpen(true)
  }

  function change(open: boolean) {
    setOpen(open)
    if (!open && opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens; the controls inside are the targets
    <div
      {...rest}
      className={classNames('ui-context-menu', className)}
      onContextMenu={(event) => {
        event.preventDefault()
        // The menu key has no pointer position: opens the menu under the control.
        const box = event.target instanceof Element ? event.target.getBoundingClientRect() : undefined
        const hasPlace = event.clientX !== 0 || event.clientY !== 0
        openAt(hasPlace ? event.clientX : (box?.left ?? 0), hasPlace ? event.clientY : (box?.bottom ?? 0))
      }}
    >
      {children}
      <span ref={anchor} className="ui-context-menu-anchor" aria-hidden="true" />
      <MenuPopover
        triggerRef={anchor}
        isOpen={isOpen}
        onOpenChange={change}
        label={label}
        onAction={onAction}
        placement="bottom start"
      >
        {menu}
      </MenuPopover>
    </div>
  )
}
