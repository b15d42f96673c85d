import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'

/** The asterisk of a required field. Screen readers use `aria-required` instead. */
export function RequiredMark() {
  return (
    <span className="ui-field-required" aria-hidden="true">
      *
    </span>
  )
}

interface FieldLabelProps {
  htmlFor: string
  isRequired: boolean | undefined
  isHidden: boolean | undefined
  children: ReactNode
}

export function FieldLabel({ htmlFor, isRequired, isHidden, children }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className={classNames(isHidden ? 'ui-visually-hidden' : 'ui-field-label')}>
      {children}
      {isRequired && <RequiredMark />}
    </label>
  )
}

/** Returns the ids for `aria-describedby`: first the error, then the help. */
export function fieldMessageIds(controlId: string, help: ReactNode, error: ReactNode): string | undefined {
  const ids = [error && `${controlId}-error`, help && `${controlId}-help`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Joins messages, one per line; returns undefined when there are none. */
export function linesOf(messages: readonly ReactNode[]): ReactNode {
  const [first, ...others] = messages.filter(Boolean)
  return others.reduce<ReactNode>(
    (lines, message) => (
      <>
        {lines}
        <br />
        {message}
      </>
    ),
    first,
  )
}

/** Shows the error and the help below a control. */
export function FieldMessages({ controlId, help, error }: { controlId: string; help?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error && (
        <p id={`${controlId}-error`} className="ui-field-error">
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p id={`${controlId}-help`} className="ui-field-help">
          {help}
        </p>
      )}
    </>
  )
}
