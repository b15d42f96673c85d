import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { useHydrated } from '../base/use-hydrated.ts'
import { ErrorSummary, type FormError } from '../error-summary/error-summary.tsx'
import { FormFailureAlert } from './form-failure-alert.tsx'
import { FormWaiting } from './form-waiting.ts'
import { holdUnread } from './hold-unread.ts'

export type { FormError } from '../error-summary/error-summary.tsx'

/** A submission failure that isn't caused by a field. */
export interface FormFailure {
  /** States that the form wasn't sent, where the message doesn't. */
  title?: ReactNode
  /** The reason and the remedy. */
  message: ReactNode
}

export interface FormProps extends ComponentProps<'form'> {
  /** Validation errors after an attempt to submit, in the order of the fields. */
  errors?: readonly FormError[]
  /** Why submitting failed apart from field errors, e.g. no connection or a rejected request. */
  failure?: FormFailure | undefined
  /** Number of attempts to submit. With react-hook-form: `formState.submitCount`, and `shouldFocusError: false`. */
  submitCount?: number
  /** Shown above everything else, e.g. that somebody else has saved meanwhile. */
  notice?: ReactNode
}

/**
 * A form with its own validation messages instead of the browser's. After a failed attempt the message at the top
 * receives the focus. Submit buttons of a server-rendered form wait for hydration, so that nothing bypasses `onSubmit`.
 */
export function Form(props: FormProps) {
  const { errors, failure, submitCount = 0, notice, className, children, ...rest } = props
  const isHydrated = useHydrated()
  return (
    <form noValidate {...rest} onSubmit={holdUnread(rest.onSubmit)} className={classNames('ui-form', className)}>
      <FormWaiting value={!isHydrated && rest.onSubmit !== undefined}>
        {notice}
        {failure && <FormFailureAlert {...failure} submitCount={submitCount} />}
        <ErrorSummary errors={errors ?? []} submitCount={submitCount} />
        {children}
      </FormWaiting>
    </form>
  )
}
