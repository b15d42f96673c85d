import '../react-aria-words/react-aria-words.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Tooltip as AriaTooltip, Focusable, OverlayArrow, TooltipTrigger } from 'react-aria-components'

export interface TooltipProps {
  /** A few words. Never the only place where something important is said. */
  content: ReactNode
  /** The control it describes: one focusable element that takes a ref and rest props, such as Button. */
  children: ComponentProps<typeof Focusable>['children']
  /** Default `top`. */
  placement?: ComponentProps<typeof AriaTooltip>['placement']
  /** Milliseconds of hovering before it shows; with the keyboard it shows at once. Default 400. */
  delay?: number
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A hint on hover and on keyboard focus. Escape hides it, and the pointer may move onto it. */
export function Tooltip({ content, children, placement = 'top', delay = 400, ...state }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} {...state}>
      <Focusable>{children}</Focusable>
      <AriaTooltip placement={placement} offset={8} className="ui-tooltip">
        <OverlayArrow className="ui-tooltip-arrow">
          <svg width="12" height="6" viewBox="0 0 12 6" aria-hidden="true">
            <path d="M0 0h12L6 6z" />
          </svg>
        </OverlayArrow>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
