/** Matches order and deposit numbers: CN-261122-NWT62Y. */
const code = /([A-Z]{2}-\d{6}-[A-Z0-9]+)/

export interface CodeTextProps {
  text: string
  /** Whether a number may break where there is less room than it takes, as beside large text in a card. */
  canBreak?: boolean
}

/** Text whose order and deposit numbers never wrap, so that they can be read out over the phone. */
export function CodeText({ text, canBreak = false }: CodeTextProps) {
  const className = canBreak
    ? 'cn:inline-block cn:max-w-full cn:wrap-anywhere cn:[text-decoration:inherit]'
    : 'cn:whitespace-nowrap'
  // Splitting by a capturing group puts its matches at odd indexes.
  return text.split(code).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className={className}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
