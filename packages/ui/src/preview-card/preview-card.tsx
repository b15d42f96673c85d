import '../react-aria-words/react-aria-words.ts'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { Focusable, Popover, PreviewTrigger } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface PreviewCardProps extends GlobalAttributes {
  /** The link whose target is previewed: a single focusable element that accepts a ref and rest props, such as Link. */
  children: ComponentProps<typeof Focusable>['children']
  /** Names the card for screen readers. */
  label: string
  /** A few facts about the target; may contain links and buttons. Don't put information only here. */
  content: ReactNode
  /** Hover delay in milliseconds. Default 600. */
  delay?: number
  /** Default `bottom start`. */
  placement?: ComponentProps<typeof Popover>['placement']
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  className?: string
  /** Ref of the card's content. */
  ref?: Ref<HTMLDivElement>
}

/** A preview of a link's target, shown on hover, keyboard focus or long press. Escape hides it. */
export function PreviewCard(props: PreviewCardProps) {
  const {
    children,
    label,
    content,
    delay = 600,
    placement = 'bottom start',
    className,
    ...others
  } = withoutNulls(props)
  const { isOpen, onOpenChange, ...rest } = others
  return (
    <PreviewTrigger delay={delay} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Focusable>{children}</Focusable>
      <Popover placement={placement} aria-label={label} className="ui-popover">
        <div {...rest} className={classNames('ui-popover-content', 'ui-preview-card', className)}>
          {content}
        </div>
      </Popover>
    </PreviewTrigger>
  )
}
