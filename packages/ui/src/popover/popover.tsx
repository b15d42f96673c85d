import '../react-aria-words/react-aria-words.ts'
import type { ComponentProps } from 'react'
import { Popover as AriaPopover, Dialog as AriaDialog, DialogTrigger, Pressable } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { ClosableContent } from '../dialog/dialog.tsx'

export { AnchoredPopover, type AnchoredPopoverProps } from './anchored-popover.tsx'

export interface PopoverProps {
  /** The button that opens: one element that takes a ref and rest props, such as Button. */
  trigger: ComponentProps<typeof Pressable>['children']
  /** Names it for screen readers. */
  label: string
  children: ClosableContent
  /** Default `bottom start`. */
  placement?: ComponentProps<typeof AriaPopover>['placement']
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  className?: string
}

/** A small panel beside the button that opened it. */
export function Popover({ trigger, label, children, placement = 'bottom start', className, ...state }: PopoverProps) {
  return (
    <DialogTrigger {...state}>
      <Pressable>{trigger}</Pressable>
      <AriaPopover placement={placement} className="ui-popover">
        <AriaDialog aria-label={label} className={classNames('ui-popover-content', className)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </AriaDialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
