import { formatDate, formatTime } from '@chonoi/i18n'

/** Shows a moment in a table. A narrow column wraps it between date and time only. */
export function DateTimeCell({ value }: { value: string }) {
  return (
    // As wide as the widest date and time: the font's digits vary, and a narrow column would wrap some rows only.
    <time dateTime={value}>
      <span className="cn:inline-block cn:min-w-[9.7ch] cn:whitespace-nowrap">{formatDate(value)}</span>{' '}
      <span className="cn:inline-block cn:min-w-[4.6ch] cn:whitespace-nowrap">{formatTime(value)}</span>
    </time>
  )
}
