import { MenuItem, MenuPopover } from '@chonoi/ui/menu'
import type { OverlayPart } from '../shell/overlay-part.ts'
import type { ActionMenuItem } from './action-menu.tsx'

interface ActionMenuItemsProps extends OverlayPart {
  label: string
  items: readonly ActionMenuItem[]
  onAction: ((id: string) => void) | undefined
}

export default function ActionMenuItems({ items, onAction, ...menu }: ActionMenuItemsProps) {
  return (
    <MenuPopover {...menu} onAction={(id) => onAction?.(id)}>
      {items.map(({ label, ...item }) => (
        <MenuItem key={item.id} {...item}>
          {label}
        </MenuItem>
      ))}
    </MenuPopover>
  )
}
