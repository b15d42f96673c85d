/** Matches order and deposit numbers: CN-261122-NWT62Y. */
const code = /([A-Z]{2}-\d{6}-[A-Z0-9]+)/

/** Text whose order and deposit numbers never wrap, so that they can be read out over the phone. */
export function CodeText({ text }: { text: string }) {
  // Splitting by a capturing group puts its matches at odd indexes.
  return text.split(code).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className="cn:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
