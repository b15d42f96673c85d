import { DateInput, DateSegment } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export interface DateSegmentsProps {
  /** Set for the two ends of a range. */
  slot?: 'start' | 'end'
  className?: string
}

/** Stands for a part that isn't typed yet: ngày, tháng, năm. React Aria has no letters for Vietnamese. */
const vietnamesePlaceholders: Readonly<Record<string, string>> = { day: 'nn', month: 'tt', year: 'nnnn' }

/** Shows day, month and year (or hour and minute) as spin buttons. */
export function DateSegments({ slot, className }: DateSegmentsProps) {
  const { locale } = useUi()
  const placeholders = locale === 'vi' ? vietnamesePlaceholders : {}
  return (
    <DateInput slot={slot} className={classNames('ui-date-input', className)}>
      {(segment) => (
        <DateSegment segment={segment} className="ui-date-segment">
          {({ type, text, isPlaceholder }) => (isPlaceholder ? (placeholders[type] ?? text) : text)}
        </DateSegment>
      )}
    </DateInput>
  )
}
