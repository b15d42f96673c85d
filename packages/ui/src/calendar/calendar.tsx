import '../react-aria-words/react-aria-words.ts'
import type { Ref } from 'react'
import { Calendar as AriaCalendar, RangeCalendar as AriaRangeCalendar } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { useHydrated } from '../base/use-hydrated.ts'
import { CalendarParts, firstDayOfWeek } from './calendar-parts.tsx'
import { readDay, readDayValue } from './day-text.ts'

/** Days from `from` to `to`, inclusive, in the form `YYYY-MM-DD`. */
export interface DayRange {
  from: string
  to: string
}

interface CalendarOptions extends GlobalAttributes {
  /** Accessible name of the calendar. */
  label: string
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string
  /** The last day that can be chosen. */
  max?: string
  /** Disables individual days between `min` and `max`. */
  isUnavailable?: (day: string) => boolean
  disabled?: boolean
  /** Allows browsing but not choosing. */
  readOnly?: boolean
  /** Focuses the chosen day, or today, on mount. For calendars opened by the user. */
  autoFocus?: boolean
  /** Marks the choice as invalid, for screen readers too. */
  isInvalid?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

export interface CalendarProps extends CalendarOptions {
  /** `YYYY-MM-DD`; null when nothing is chosen. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (day: string) => void
}

export interface RangeCalendarProps extends CalendarOptions {
  value?: DayRange | null
  defaultValue?: DayRange | null
  onChange?: (range: DayRange) => void
}

function ariaOptions(options: CalendarOptions) {
  const { label, min, max, isUnavailable, disabled, readOnly, isInvalid, className, ...rest } = options
  return {
    ...rest,
    'aria-label': label,
    className: classNames('ui-calendar', className),
    firstDayOfWeek,
    minValue: readDay(min),
    maxValue: readDay(max),
    isDateUnavailable: isUnavailable && ((date: { toString: () => string }) => isUnavailable(date.toString())),
    isDisabled: disabled,
    isReadOnly: readOnly,
    isInvalid,
  } as const
}

function readRange(range: DayRange | null | undefined) {
  if (!range) return range
  const [start, end] = [readDay(range.from), readDay(range.to)]
  return start && end ? { start, end } : null
}

/**
 * Placeholder of a calendar on the server, because React Aria's inline styles violate a strict Content-Security-Policy.
 */
function WaitingCalendar({ className }: { className: string | undefined }) {
  return <div className={classNames('ui-calendar', 'ui-calendar-waiting', className)} aria-busy="true" />
}

function HydratedCalendar({ value, defaultValue, onChange, ...options }: CalendarProps) {
  return (
    <AriaCalendar
      {...ariaOptions(options)}
      value={readDayValue(value)}
      defaultValue={readDayValue(defaultValue)}
      onChange={(date) => onChange?.(date.toString())}
    >
      <CalendarParts />
    </AriaCalendar>
  )
}

function HydratedRangeCalendar({ value, defaultValue, onChange, ...options }: RangeCalendarProps) {
  return (
    <AriaRangeCalendar
      {...ariaOptions({ ...options, className: classNames('ui-range-calendar', options.className) })}
      value={readRange(value)}
      defaultValue={readRange(defaultValue)}
      onChange={({ start, end }) => onChange?.({ from: start.toString(), to: end.toString() })}
    >
      <CalendarParts />
    </AriaRangeCalendar>
  )
}

/** A calendar for choosing one day. Arrows move by days and weeks, Page Up and Down by months. */
export function Calendar(props: CalendarProps) {
  return useHydrated() ? <HydratedCalendar {...props} /> : <WaitingCalendar className={props.className} />
}

/** A calendar for choosing a first and a last day. */
export function RangeCalendar(props: RangeCalendarProps) {
  return useHydrated() ? <HydratedRangeCalendar {...props} /> : <WaitingCalendar className={props.className} />
}
