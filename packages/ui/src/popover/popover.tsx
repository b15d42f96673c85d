import '../react-aria-words/react-aria-words.ts'
import type { ComponentProps, Ref } from 'react'
import { Popover as AriaPopover, Dialog as AriaDialog, DialogTrigger } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { OverlayTrigger, type OverlayTriggerProps } from '../base/overlay-trigger.tsx'
import { withoutNulls } from '../base/without-nulls.ts'
import type { ClosableContent } from '../dialog/dialog.tsx'

export { AnchoredPopover, type AnchoredPopoverProps } from './anchored-popover.tsx'

export interface PopoverProps extends GlobalAttributes {
  /** The button that opens it: a single element that accepts a ref and rest props, such as Button. */
  trigger: OverlayTriggerProps['children']
  /** Names it for screen readers. */
  label: string
  children: ClosableContent
  /** Default `bottom start`. */
  placement?: ComponentProps<typeof AriaPopover>['placement']
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  className?: string
  /** Ref of the panel. */
  ref?: Ref<HTMLElement>
}

/** A small panel beside the button that opens it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, placement = 'bottom start', className, ...others } = withoutNulls(props)
  const { isOpen, defaultOpen, onOpenChange, ...rest } = others
  return (
    <DialogTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <OverlayTrigger>{trigger}</OverlayTrigger>
      <AriaPopover placement={placement} className="ui-popover">
        <AriaDialog {...rest} aria-label={label} className={classNames('ui-popover-content', className)}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </AriaDialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
