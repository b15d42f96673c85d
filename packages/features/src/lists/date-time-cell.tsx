import { formatDate, formatTime } from '@chonoi/i18n'

/** A moment in a table: a narrow column breaks it between day and hour, never inside of one. */
export function DateTimeCell({ value }: { value: string }) {
  return (
    // As wide as the widest day and hour: the font's figures are not, and a narrow column would break some rows alone.
    <time dateTime={value}>
      <span className="cn:inline-block cn:min-w-[9.7ch] cn:whitespace-nowrap">{formatDate(value)}</span>{' '}
      <span className="cn:inline-block cn:min-w-[4.6ch] cn:whitespace-nowrap">{formatTime(value)}</span>
    </time>
  )
}
