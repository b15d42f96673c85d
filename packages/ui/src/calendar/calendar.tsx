import '../react-aria-words/react-aria-words.ts'
import type { Ref } from 'react'
import { Calendar as AriaCalendar, RangeCalendar as AriaRangeCalendar } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { useHydrated } from '../base/use-hydrated.ts'
import { CalendarParts, firstDayOfWeek } from './calendar-parts.tsx'
import { readDay, readDayValue } from './day-text.ts'

/** Days from `from` to `to`, both written `YYYY-MM-DD` and both included. */
export interface DayRange {
  from: string
  to: string
}

interface CalendarOptions extends GlobalAttributes {
  /** Names the calendar. */
  label: string
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string
  /** The last one. */
  max?: string
  /** Days that can't be chosen although they lie between. */
  isUnavailable?: (day: string) => boolean
  disabled?: boolean
  /** Looks can be had, choosing not. */
  readOnly?: boolean
  /** Its chosen day, or today, takes the focus once it appears: for a calendar that somebody opened. */
  autoFocus?: boolean
  /** What is wrong with the choice; read with the calendar. */
  isInvalid?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

export interface CalendarProps extends CalendarOptions {
  /** `YYYY-MM-DD`; null while nothing is chosen. */
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

/** The place of a calendar: React Aria's carries inline styles, which a strict Content-Security-Policy refuses from a server. */
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

/** A month of days, one of which is chosen. Arrows move by days and weeks, Page Up and Down by months. */
export function Calendar(props: CalendarProps) {
  return useHydrated() ? <HydratedCalendar {...props} /> : <WaitingCalendar className={props.className} />
}

/** A month of days from which a first and a last are chosen. */
export function RangeCalendar(props: RangeCalendarProps) {
  return useHydrated() ? <HydratedRangeCalendar {...props} /> : <WaitingCalendar className={props.className} />
}
