import { Slot, Slottable } from 'radix-ui/slot'
import { type ComponentProps, type MouseEvent, type ReactNode, use, useId } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { FormWaiting } from '../form/form-waiting.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { Variants } from '../base/define-variants.ts'
import { buttonVariants } from './button-variants.ts'

export { buttonVariants } from './button-variants.ts'

/** The emphasis of a button. One `primary` per screen; `danger` for actions that can't be undone. */
export type ButtonVariant = Variants<typeof buttonVariants>['variant']
/** Height of buttons and fields. */
export type ControlSize = Variants<typeof buttonVariants>['size']

export interface ButtonProps extends ComponentProps<'button'> {
  /** Default `primary`. */
  variant?: ButtonVariant
  /** 32, 40 or 48 px high (taller under a finger). Default `md`. */
  size?: ControlSize
  iconStart?: ReactNode
  iconEnd?: ReactNode
  /** Shows a spinner and ignores presses. Name and focus stay. */
  isLoading?: boolean
  /**
   * Reason why it is unavailable. While set, the button ignores presses but stays focusable, and the reason describes
   * it.
   */
  disabledReason?: string
  isFullWidth?: boolean
  /** Renders the single child element instead of a `button`, with the button's style and content. Default false. */
  asChild?: boolean
}

function refuse(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Starts an action. For navigation use LinkButton, or `asChild` with a router's link. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    type = 'button',
    iconStart,
    iconEnd,
    isLoading = false,
    disabledReason,
    isFullWidth,
    asChild = false,
    className,
    children,
    onClick,
    disabled,
    ...rest
  } = withoutNulls(props)
  const reasonId = useId()
  const isWaiting = use(FormWaiting) && type === 'submit'
  const isDisabled = disabled || isWaiting
  // Elements other than buttons have no `disabled` attribute: ignores presses instead.
  const isRefusing = isLoading || disabledReason !== undefined || (asChild && isDisabled)
  const native = asChild ? {} : { type, disabled: isDisabled }
  const Element = (asChild ? Slot : 'button') as 'button'
  return (
    <Element
      aria-describedby={disabledReason ? reasonId : undefined}
      title={disabledReason}
      {...rest}
      {...native}
      data-waiting={isWaiting || undefined}
      className={buttonVariants({ variant, size, isFullWidth, className })}
      aria-disabled={isRefusing || undefined}
      aria-busy={isLoading || undefined}
      onClick={isRefusing ? refuse : onClick}
    >
      {iconStart}
      <Slottable child={children}>{(label) => <span className="ui-button-label">{label}</span>}</Slottable>
      {iconEnd}
      {disabledReason && (
        <VisuallyHidden id={reasonId} aria-hidden="true">
          {disabledReason}
        </VisuallyHidden>
      )}
    </Element>
  )
}
