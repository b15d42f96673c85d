import { TriangleAlert } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { useFocusOnAttempt } from '../base/use-focus-on-attempt.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { focusField } from './focus-field.ts'

export interface FormError {
  /** The field's `name` or id. Omit it for messages that concern several fields. */
  name?: string
  message: string
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  errors: readonly FormError[]
  /** Number of attempts. When it changes and there are errors, the summary receives the focus. */
  submitCount: number
  /** Default: the number of errors. */
  title?: ReactNode
}

function followToField(event: MouseEvent<HTMLAnchorElement>) {
  if (focusField(event.currentTarget.hash.slice(1), event.currentTarget.closest('form'))) event.preventDefault()
}

/** Lists all errors of a form, with links to their fields. */
export function ErrorSummary({ errors, submitCount, title, className, ref, ...rest }: ErrorSummaryProps) {
  const { labels } = useUi()
  const box = useRef<HTMLDivElement>(null)
  const merged = useMergedRefs(box, ref)
  const hasErrors = errors.length > 0
  useFocusOnAttempt(box, submitCount, hasErrors)

  if (!hasErrors) return null
  return (
    <div {...rest} ref={merged} className={classNames('ui-error-summary', className)} role="alert" tabIndex={-1}>
      <TriangleAlert aria-hidden="true" className="ui-error-summary-icon" />
      <div>
        <p className="ui-error-summary-title">{title ?? labels.errorSummaryTitle(errors.length)}</p>
        <ul className="ui-error-summary-list">
          {errors.map(({ name, message }) => (
            <li key={`${name}-${message}`}>
              {name ? (
                <a href={`#${name}`} onClick={followToField}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
