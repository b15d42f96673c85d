import { formatDate, formatTime } from '@chonoi/i18n'

/** A moment in a table: a narrow column breaks it between day and hour, never inside of one. */
export function DateTimeCell({ value }: { value: string }) {
  return (
    <time dateTime={value} className="lists-moment">
      <span>{formatDate(value)}</span> <span>{formatTime(value)}</span>
    </time>
  )
}
