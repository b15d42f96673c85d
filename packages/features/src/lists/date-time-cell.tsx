import { formatDate, formatTime } from '@chonoi/i18n'

/** A moment in a table: a narrow column breaks it between day and hour, never inside of one. */
export function DateTimeCell({ value }: { value: string }) {
  return (
    <time
      dateTime={value}
      // As wide as the widest day and hour: the font's figures are not, and a narrow column would break some rows alone.
      className="cn:[&>span]:whitespace-nowrap cn:[&>span]:inline-block cn:[&>span]:min-w-[9.7ch] cn:[&>span:last-child]:min-w-[4.6ch]"
    >
      <span>{formatDate(value)}</span> <span>{formatTime(value)}</span>
    </time>
  )
}
