import { DateInput, DateSegment } from 'react-aria-components'

/** Day, month and year (or hour and minute), each a spin button. `slot` for the two ends of a range. */
export function DateSegments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className="ui-date-input">
      {(segment) => <DateSegment segment={segment} className="ui-date-segment" />}
    </DateInput>
  )
}
