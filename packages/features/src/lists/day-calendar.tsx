import { Calendar } from '@chonoi/ui/calendar'
import { AnchoredPopover } from '@chonoi/ui/popover'
import type { OverlayPart } from '../shell/overlay-part.ts'

export interface DayCalendarProps extends OverlayPart {
  label: string
  /** `YYYY-MM-DD`, as are `min` and `max`; '' for none. */
  value: string
  min: string
  max: string
  onChoose: (day: string) => void
}

/** The calendar of a day field. The selected day, or today, has the focus. */
export default function DayCalendar({ label, value, min, max, onChoose, ...overlay }: DayCalendarProps) {
  return (
    <AnchoredPopover {...overlay} label={label} className="cn:w-[min(19rem,calc(100vi_-_2_*_var(--ds-space-6)))]">
      <Calendar
        autoFocus
        label={label}
        value={value || null}
        {...(min && { min })}
        {...(max && { max })}
        onChange={onChoose}
      />
    </AnchoredPopover>
  )
}
