import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { useHydrated } from '../base/use-hydrated.ts'
import { ErrorSummary, type FormError } from '../error-summary/error-summary.tsx'
import { FormFailureAlert } from './form-failure-alert.tsx'
import { FormWaiting } from './form-waiting.ts'

export type { FormError } from '../error-summary/error-summary.tsx'

/** Why an attempt to send failed although no field is wrong. */
export interface FormFailure {
  /** That it wasn't sent, where the message doesn't say so itself. */
  title?: ReactNode
  /** The reason, and what to do. */
  message: ReactNode
}

export interface FormProps extends ComponentProps<'form'> {
  /** What is wrong after an attempt to send, in the order of the fields. */
  errors?: readonly FormError[]
  /** What stood in the way of sending (no connection, a refusal of the whole): nothing to correct in the fields. */
  failure?: FormFailure | undefined
  /** How often sending was tried. With react-hook-form: `formState.submitCount`, and `shouldFocusError: false`. */
  submitCount?: number
}

/**
 * A form whose messages are its own, not the browser's. After a failed attempt the message on top takes the focus. On a
 * page from the server its submit buttons wait for the script, so that nothing is sent past `onSubmit`.
 */
export function Form({ errors, failure, submitCount = 0, className, children, ...rest }: FormProps) {
  const isHydrated = useHydrated()
  return (
    <form noValidate {...rest} className={classNames('ui-form', className)}>
      <FormWaiting value={!isHydrated && rest.onSubmit !== undefined}>
        {failure && <FormFailureAlert {...failure} submitCount={submitCount} />}
        <ErrorSummary errors={errors ?? []} submitCount={submitCount} />
        {children}
      </FormWaiting>
    </form>
  )
}
