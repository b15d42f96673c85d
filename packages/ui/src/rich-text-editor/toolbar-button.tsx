import type { LucideIcon } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'

export interface ToolbarButtonProps {
  icon: LucideIcon
  label: string
  /** As a person presses it: `Ctrl+B`. */
  shortcut?: string
  /** For a tool that is on or off. */
  isPressed?: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** A tool. A mouse leaves the cursor in the text; a key leaves the focus on the tool. */
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
