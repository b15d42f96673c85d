import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import { useHydrated } from '../base/use-hydrated.ts'
import { ErrorSummary, type FormError } from '../error-summary/error-summary.tsx'
import { FormWaiting } from './form-waiting.ts'

export type { FormError } from '../error-summary/error-summary.tsx'

export interface FormProps extends ComponentProps<'form'> {
  /** What is wrong after an attempt to send, in the order of the fields. */
  errors?: readonly FormError[]
  /** How often sending was tried. With react-hook-form: `formState.submitCount`, and `shouldFocusError: false`. */
  submitCount?: number
}

/**
 * A form whose messages are its own, not the browser's. After a failed attempt the summary on top takes the focus. On a
 * page from the server its submit buttons wait for the script, so that nothing is sent past `onSubmit`.
 */
export function Form({ errors, submitCount, className, children, ...rest }: FormProps) {
  const isHydrated = useHydrated()
  return (
    <form noValidate {...rest} className={classNames('ui-form', className)}>
      <FormWaiting value={!isHydrated && rest.onSubmit !== undefined}>
        <ErrorSummary errors={errors ?? []} submitCount={submitCount ?? 0} />
        {children}
      </FormWaiting>
    </form>
  )
}
