/** Marks on the fill of a series, in a square of 8 px; the first series has none. */
const marks = [
  '',
  'M-2 2L2-2M0 8L8 0M6 10L10 6',
  'M2 2h2v2h-2zM6 6h2v2h-2z',
  'M0 4H8M4 0V8',
  'M0 2H8M0 6H8',
  'M2 0V8M6 0V8',
]

/** Returns the address of a series' fill among `ChartPatterns` of the same id. */
export const fillOf = (id: string, index: number) => `url(#${id}-${index})`

/** Defines the fills of the series: a colour with a pattern on it, which tells them apart without colours. */
export function ChartPatterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {marks.slice(0, count).map((path, index) => (
        <pattern key={path} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect className="ui-chart-fill" data-series={index + 1} width="8" height="8" />
          {path && <path className="ui-chart-mark" d={path} />}
        </pattern>
      ))}
    </defs>
  )
}

export interface ChartKeyProps {
  /** Place of the series, from 0. */
  index: number
  keys: 'lines' | 'areas'
  /** Id of the drawing's `ChartPatterns`. */
  id: string
}

/** The look of a series beside its name. */
export function ChartKey({ index, keys, id }: ChartKeyProps) {
  return (
    <svg className="ui-chart-key" width="20" height="14" aria-hidden="true">
      {keys === 'lines' ? (
        <line className="ui-chart-line" data-series={index + 1} x1="1" y1="7" x2="19" y2="7" />
      ) : (
        <rect fill={fillOf(id, index)} x="3" width="14" height="14" rx="3" />
      )}
    </svg>
  )
}
