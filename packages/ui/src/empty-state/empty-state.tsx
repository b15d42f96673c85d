import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  icon?: ReactNode
  /** Names the content that belongs here. */
  title: ReactNode
  /** Level of the title's heading. Default 2. */
  headingLevel?: 2 | 3 | 4
  message?: ReactNode
  /** The next step, usually a button. */
  action?: ReactNode
}

/** Placeholder for an empty area: names the content that belongs here and offers the next step. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, headingLevel = 2, message, action, className, ...rest } = withoutNulls(props)
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={classNames('ui-empty-state', className)}>
      {icon && (
        <span className="ui-empty-state-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className="ui-empty-state-title">{title}</Heading>
      {message && <div className="ui-empty-state-message">{message}</div>}
      {action && <div className="ui-empty-state-action">{action}</div>}
    </div>
  )
}
