import { IconButton, type IconButtonProps } from '@chonoi/ui/icon-button'
import { EllipsisVertical } from 'lucide-react'
import { type KeyboardEvent, lazy, type ReactNode, Suspense } from 'react'
import { useOverlay } from '../shell/use-overlay.ts'

const fetchItems = () => import('./action-menu-items.tsx')
const ActionMenuItems = lazy(fetchItems)

export interface ActionMenuItem {
  id: string
  label: string
  /** `danger` for actions that can't be undone. */
  tone?: 'danger' | undefined
  /** Makes it a link. */
  href?: string | undefined
}

export interface ActionMenuProps extends Pick<IconButtonProps, 'size' | 'variant' | 'disabled'> {
  /** Names the button and its menu. */
  label: string
  /** `false` leaves an item out. */
  items: readonly (ActionMenuItem | false)[]
  onAction?: (id: string) => void
  /** Default three dots. */
  icon?: ReactNode
}

/** The less frequent actions of a row, card or page. The code of the menu is loaded once somebody reaches for it. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, items, onAction, icon = <EllipsisVertical aria-hidden="true" />, size = 'sm', ...button } = props
  const { isOpen, setOpen, isWanted, triggerRef, triggerProps } = useOverlay(fetchItems)
  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (!isOpen) triggerProps.onClick()
  }
  return (
    <>
      <IconButton
        {...button}
        {...triggerProps}
        ref={triggerRef}
        size={size}
        label={label}
        icon={icon}
        aria-haspopup="menu"
        onKeyDown={openByArrow}
      />
      {isWanted && (
        <Suspense>
          <ActionMenuItems
            triggerRef={triggerRef}
            isOpen={isOpen}
            onOpenChange={setOpen}
            label={label}
            items={items.filter((item) => item !== false)}
            onAction={onAction}
          />
        </Suspense>
      )}
    </>
  )
}
