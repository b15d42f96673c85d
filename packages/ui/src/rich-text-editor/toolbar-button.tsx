import type { LucideIcon } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'

export interface ToolbarButtonProps {
  icon: LucideIcon
  label: string
  /** Keyboard shortcut, e.g. `Ctrl+B`. */
  shortcut?: string
  /** For tools that toggle. */
  isPressed?: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** A button of the toolbar. A mouse click keeps the focus in the text; a key press keeps it on the button. */
export function ToolbarButton({ icon: Icon, label, shortcut, isPressed, isDisabled, onPress }: ToolbarButtonProps) {
  return (
    <IconButton
      size="sm"
      className="ui-toggle-button"
      icon={<Icon aria-hidden="true" />}
      label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut?.replace('Ctrl', 'Control')}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  )
}
