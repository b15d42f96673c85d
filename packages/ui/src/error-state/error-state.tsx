import { CloudAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button } from '../button/button.tsx'
import { toneClasses } from '../tone/tone.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Short description of the failure. */
  title: ReactNode
  /** Level of the title's heading. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4
  /** Explains which data was kept and how to continue. */
  message?: ReactNode
  icon?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  /** Default "Try again". */
  retryLabel?: string
  /** Further actions next to the retry button. */
  actions?: ReactNode
}

/** Placeholder for content that failed to load. Announced immediately. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    headingLevel = 2,
    message,
    icon,
    onRetry,
    isRetrying,
    retryLabel,
    actions,
    className,
    ...rest
  } = withoutNulls(props)
  const { labels } = useUi()
  const Heading = `h${headingLevel}` as const
  return (
    <div role="alert" {...rest} className={classNames('ui-empty-state', toneClasses.danger, className)}>
      <span className="ui-empty-state-icon" aria-hidden="true">
        {icon ?? <CloudAlert />}
      </span>
      <Heading className="ui-empty-state-title">{title}</Heading>
      {message && <div className="ui-empty-state-message">{message}</div>}
      {(onRetry || actions) && (
        <div className="ui-empty-state-action">
          {onRetry && (
            <Button variant="secondary" isLoading={isRetrying} onClick={onRetry}>
              {retryLabel ?? labels.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  )
}
