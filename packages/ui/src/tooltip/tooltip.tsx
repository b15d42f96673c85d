import '../react-aria-words/react-aria-words.ts'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { Tooltip as AriaTooltip, Focusable, OverlayArrow, TooltipTrigger } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface TooltipProps extends GlobalAttributes {
  /** A short text. Don't put important information only here. */
  content: ReactNode
  /** The control it describes: a single focusable element that accepts a ref and rest props, such as Button. */
  children: ComponentProps<typeof Focusable>['children']
  /** Default `top`. */
  placement?: ComponentProps<typeof AriaTooltip>['placement']
  /** Hover delay in milliseconds; on keyboard focus it shows at once. Default 400. */
  delay?: number
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  className?: string
  /** Ref of the tooltip. */
  ref?: Ref<HTMLDivElement>
}

/** A short hint, shown on hover and keyboard focus. Escape hides it, and the pointer may move onto it. */
export function Tooltip(props: TooltipProps) {
  const {
    content,
    children,
    placement = 'top',
    delay = 400,
    isOpen,
    onOpenChange,
    className,
    ...rest
  } = withoutNulls(props)
  return (
    <TooltipTrigger delay={delay} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Focusable>{children}</Focusable>
      <AriaTooltip {...rest} placement={placement} offset={8} className={classNames('ui-tooltip', className)}>
        <OverlayArrow className="ui-tooltip-arrow">
          <svg width="12" height="6" viewBox="0 0 12 6" aria-hidden="true">
            <path d="M0 0h12L6 6z" />
          </svg>
        </OverlayArrow>
        <span className="ui-tooltip-words">{content}</span>
      </AriaTooltip>
    </TooltipTrigger>
  )
}
