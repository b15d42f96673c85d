import { formatDate, formatTime } from '@chonoi/i18n'

/** A moment in a table, on one line however narrow the column is: else some rows would break and others not. */
export function DateTimeCell({ value }: { value: string }) {
  return (
    <time dateTime={value} className="lists-moment">
      {formatDate(value)} {formatTime(value)}
    </time>
  )
}
