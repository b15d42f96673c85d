import '../react-aria-words/react-aria-words.ts'
import type { ComponentProps, RefObject } from 'react'
import { Dialog as AriaDialog, Popover as AriaPopover } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ClosableContent } from '../dialog/dialog.tsx'

export interface AnchoredPopoverProps {
  /** The button that opened it. It sets aria-haspopup="dialog" and aria-expanded itself. */
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names it for screen readers. */
  label: string
  children: ClosableContent
  /** Default `bottom end`. */
  placement?: ComponentProps<typeof AriaPopover>['placement']
  className?: string
}

/** A popover without its button, for buttons rendered before the popover's code is loaded. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { triggerRef, isOpen, onOpenChange, label, children, placement = 'bottom end', className } = withoutNulls(props)
  return (
    <AriaPopover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      className="ui-popover"
    >
      <AriaDialog aria-label={label} className={classNames('ui-popover-content', className)}>
        {typeof children === 'function' ? children(() => onOpenChange(false)) : children}
      </AriaDialog>
    </AriaPopover>
  )
}
