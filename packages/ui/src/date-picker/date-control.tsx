import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Group } from 'react-aria-components'

/** Shows the frame, the segments of the date and the button that opens the calendar. */
export function DateControl({ children }: { children: ReactNode }) {
  return (
    <Group className="ui-control ui-date-control">
      {children}
      <Button className="ui-date-button">
        <CalendarDays aria-hidden="true" />
      </Button>
    </Group>
  )
}
