import { Check, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'

export type TimelineStatus = 'done' | 'current' | 'upcoming' | 'failed'

export interface TimelineItem {
  id: string
  title: ReactNode
  status: TimelineStatus
  /** The time: `dateTime` for machines (ISO 8601), `text` for people. */
  time?: { dateTime: string; text: string }
  description?: ReactNode
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The events, in reading order. */
  items: readonly TimelineItem[]
}

const markOf = { done: <Check />, current: null, upcoming: null, failed: <X /> } satisfies Record<
  TimelineStatus,
  ReactNode
>

/** A list of past and future events, in order. */
export function Timeline({ items, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} className={classNames('ui-timeline', className)}>
      {items.map((item) => (
        <li
          key={item.id}
          className="ui-timeline-item"
          data-status={item.status}
          aria-current={item.status === 'current' ? 'step' : undefined}
        >
          <span className="ui-timeline-mark" aria-hidden="true">
            {markOf[item.status]}
          </span>
          <div className="ui-timeline-text">
            <p className="ui-timeline-title">{item.title}</p>
            {item.time && (
              <time className="ui-timeline-time" dateTime={item.time.dateTime}>
                {item.time.text}
              </time>
            )}
            {item.description && <div className="ui-timeline-description">{item.description}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
