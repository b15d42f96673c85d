import { DateInput, DateSegment } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'

export interface DateSegmentsProps {
  /** Set for the two ends of a range. */
  slot?: 'start' | 'end'
  className?: string
}

/** Shows day, month and year (or hour and minute) as spin buttons. */
export function DateSegments({ slot, className }: DateSegmentsProps) {
  return (
    <DateInput slot={slot} className={classNames('ui-date-input', className)}>
      {(segment) => <DateSegment segment={segment} className="ui-date-segment" />}
    </DateInput>
  )
}
