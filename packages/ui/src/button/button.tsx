import { type ComponentProps, type MouseEvent, type ReactNode, use, useId } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { FormWaiting } from '../form/form-waiting.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { Variants } from '../base/define-variants.ts'
import { buttonVariants } from './button-variants.ts'

export { buttonVariants } from './button-variants.ts'

/** How loud a button is. One `primary` per screen; `danger` for what can't be taken back. */
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
  /** Shows a spinner and ignores presses, but keeps name and focus. */
  isLoading?: boolean
  /** Why it can't be used now. It then ignores presses, yet can be reached and says the reason. */
  disabledReason?: string
  isFullWidth?: boolean
}

function refuse(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Does something. For going somewhere use LinkButton. */
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
    className,
    children,
    onClick,
    disabled,
    ...rest
  } = withoutNulls(props)
  const reasonId = useId()
  const isWaiting = use(FormWaiting) && type === 'submit'
  const isRefusing = isLoading || disabledReason !== undefined
  return (
    <button
      aria-describedby={disabledReason ? reasonId : undefined}
      title={disabledReason}
      {...rest}
      type={type}
      disabled={disabled || isWaiting}
      data-waiting={isWaiting || undefined}
      className={buttonVariants({ variant, size, isFullWidth, className })}
      aria-disabled={isRefusing || undefined}
      aria-busy={isLoading || undefined}
      onClick={isRefusing ? refuse : onClick}
    >
      {iconStart}
      <span className="ui-button-label">{children}</span>
      {iconEnd}
      {disabledReason && (
        <VisuallyHidden id={reasonId} aria-hidden="true">
          {disabledReason}
        </VisuallyHidden>
      )}
    </button>
  )
}
