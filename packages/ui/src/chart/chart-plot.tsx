import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'
import { chartHeight, chartMargin } from './chart-axes.tsx'
import { ChartKey, ChartPatterns } from './chart-looks.tsx'
import type { ChartNumbers } from './chart-props.ts'
import { type ChartSeries, seriesOf } from './chart-series.ts'
import { useWidth } from './use-width.ts'

export interface ChartPlotProps extends ChartNumbers {
  keys: 'lines' | 'areas'
  x: (index: number, width: number) => number
  children: (width: number, patternsId: string) => ReactNode
}

/** The drawing on axes with its legend. The pointer and the arrow keys show the values of one datum. */
export function ChartPlot({ keys, x, children, ...chart }: ChartPlotProps) {
  const { title, data } = chart
  const { labels } = useUi()
  const [plot, width] = useWidth<HTMLDivElement>(640)
  const id = useId()
  const [chosen, setChosen] = useState(data.length - 1)
  const [isShown, setShown] = useState(false)
  const series = seriesOf(chart)
  const index = Math.min(chosen, data.length - 1)
  const datum = data[index]
  if (!datum) return null
  const values = valuesAt(index, series, chart)

  function point({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const place = clientX - currentTarget.getBoundingClientRect().left
    const distances = data.map((_, one) => Math.abs(x(one, width) - place))
    setChosen(distances.indexOf(Math.min(...distances)))
    setShown(true)
  }
  function hide(event: KeyboardEvent) {
    if (event.key === 'Escape' && isShown) {
      event.stopPropagation()
      setShown(false)
    }
  }

  return (
    <>
      <div
        ref={plot}
        className="ui-chart-plot"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setShown(false)}
      >
        <svg
          className="ui-chart-drawing"
          aria-hidden="true"
          height={chartHeight}
          viewBox={`0 0 ${width} ${chartHeight}`}
        >
          <ChartPatterns id={id} count={series.length} />
          {children(width, id)}
          {isShown && (
            <line
              className="ui-chart-marker"
              x1={x(index, width)}
              x2={x(index, width)}
              y1={chartMargin.top}
              y2={chartHeight - chartMargin.bottom}
            />
          )}
        </svg>
        <input
          type="range"
          className="ui-chart-reader"
          aria-label={labels.valuesOf(title)}
          aria-valuetext={`${datum.label}: ${values.map(({ name, value }) => `${name} ${value}`).join(', ')}`}
          min={0}
          max={data.length - 1}
          value={index}
          onChange={(event) => {
            setChosen(event.currentTarget.valueAsNumber)
            setShown(true)
          }}
          onFocus={(event) => setShown(event.currentTarget.matches(':focus-visible'))}
          onBlur={() => setShown(false)}
          onKeyDown={hide}
        />
        {isShown && (
          <div
            className="ui-chart-values"
            aria-hidden="true"
            style={{ left: x(index, width), translate: `${(-100 * x(index, width)) / width}%` }}
          >
            <strong>{datum.label}</strong>
            <dl>
              {values.map(({ name, value }, at) => (
                <div key={name}>
                  <dt>
                    {series.length > 1 && <ChartKey index={at} keys={keys} id={id} />}
                    {name}
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
      {series.length > 1 && (
        <ul className="ui-chart-legend">
          {series.map(({ name }, at) => (
            <li key={name}>
              <ChartKey index={at} keys={keys} id={id} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The formatted values of one datum, those of the period before last. */
function valuesAt(at: number, series: readonly ChartSeries[], chart: ChartNumbers) {
  const { data, previousHeader } = chart
  const formatValue = chart.formatValue ?? String
  const before = data[at]?.previous
  return [
    ...series.map(({ name, values }) => ({ name, value: formatValue(values[at] ?? 0) })),
    ...(previousHeader && typeof before === 'number' ? [{ name: previousHeader, value: formatValue(before) }] : []),
  ]
}
