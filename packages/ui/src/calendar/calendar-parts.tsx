import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'

/** Weeks begin on Monday in all languages (FMT-11). */
export const firstDayOfWeek = 'mon'

/** Shows the month's name between the previous and next buttons, and the grid of days. */
export function CalendarParts() {
  return (
    <>
      <div className="ui-calendar-header">
        <Button slot="previous" className="ui-calendar-move">
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Heading className="ui-calendar-title" />
        <Button slot="next" className="ui-calendar-move">
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid className="ui-calendar-grid" weekdayStyle="short">
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className="ui-calendar-weekday">{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="ui-calendar-day" />}</CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
