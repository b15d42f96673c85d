import { ChevronDown } from 'lucide-react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { ButtonGroup } from '../button-group/button-group.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu, type MenuProps } from '../menu/menu.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface SplitButtonProps extends Omit<ButtonProps, 'isFullWidth' | 'iconEnd' | 'disabledReason'> {
  /** Names both parts together. */
  label: string
  /** Less frequent variants of the action: MenuItems. */
  menu: MenuProps['children']
  onAction?: (id: string) => void
  /** Names the second button. Default "more actions". */
  menuLabel?: string
}

/** A button for the most frequent action, with a menu of its variants. */
export function SplitButton({ label, menu, onAction, menuLabel, className, ...button }: SplitButtonProps) {
  const { labels } = useUi()
  const { variant = 'primary', size, disabled, isLoading } = button
  return (
    <ButtonGroup label={label} isJoined className={className}>
      <Button {...button} />
      <Menu
        trigger={
          <IconButton
            icon={<ChevronDown aria-hidden="true" />}
            label={menuLabel ?? labels.moreActions}
            variant={variant}
            size={size}
            disabled={disabled || isLoading}
          />
        }
        label={menuLabel ?? labels.moreActions}
        onAction={onAction}
      >
        {menu}
      </Menu>
    </ButtonGroup>
  )
}
