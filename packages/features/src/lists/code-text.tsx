/** Numbers of orders and deposits: CN-261122-NWT62Y. */
const code = /([A-Z]{2}-\d{6}-[A-Z0-9]+)/

/** Text whose order and deposit numbers stay in one piece wherever a line ends: they are read out over the phone. */
export function CodeText({ text }: { text: string }) {
  // Splitting by a group leaves what it caught at the odd places.
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
