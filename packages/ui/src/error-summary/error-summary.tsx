import { TriangleAlert } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { useFocusOnAttempt } from '../base/use-focus-on-attempt.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { focusField } from './focus-field.ts'

export interface FormError {
  /** The field's `name` (or id). Without one the message concerns several of them together. */
  name?: string
  message: string
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  errors: readonly FormError[]
  /** Grows with each attempt; the summary takes the focus whenever it changes and there are errors. */
  submitCount: number
  /** Default: how many things there are to correct. */
  title?: ReactNode
}

function followToField(event: MouseEvent<HTMLAnchorElement>) {
  if (focusField(event.currentTarget.hash.slice(1), event.currentTarget.closest('form'))) event.preventDefault()
}

/** Everything that is wrong in a form, each with a way to its field. */
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
