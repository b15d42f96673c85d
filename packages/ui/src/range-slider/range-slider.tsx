import { type Ref, useState } from 'react'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { FieldGroup } from '../field/field-group.tsx'
import type { FieldOptions } from '../field/field-options.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export type Range = readonly [from: number, to: number]

export interface RangeSliderProps extends FieldOptions, GlobalAttributes {
  value?: Range
  /** Default the whole range. */
  defaultValue?: Range
  onChange?: (value: Range) => void
  /** Called when the pointer or the key is released, e.g. to query a server. */
  onChangeEnd?: (value: Range) => void
  /** Default 0. */
  min?: number
  /** Default 100. */
  max?: number
  /** Default 1. */
  step?: number
  /** Formats a bound for display and screen readers, with its unit. Default the bare number. */
  format?: (value: number) => string
  /** Prefix of the form fields: submits `name.from` and `name.to`. */
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLFieldSetElement>
}

/** Selects a range of numbers: two native sliders on one track, which can't pass each other. */
export function RangeSlider(props: RangeSliderProps) {
  const {
    value,
    onChange,
    onChangeEnd,
    min = 0,
    max = 100,
    step = 1,
    format = String,
    name,
    disabled,
    ...field
  } = withoutNulls(props)
  const { defaultValue = [min, max] } = props
  const { labels } = useUi()
  const [ownValue, setOwnValue] = useState<Range>(defaultValue)
  const range = value ?? ownValue
  const [from, to] = range
  const share = (bound: number) => (max > min ? ((bound - min) / (max - min)) * 100 : 0)

  function move(next: Range) {
    setOwnValue(next)
    onChange?.(next)
  }
  const end = () => onChangeEnd?.(range)
  const shared = {
    className: 'ui-slider-input',
    min,
    max,
    step,
    disabled,
    onPointerUp: end,
    onKeyUp: end,
  } as const

  const { defaultValue: _, ...options } = field
  return (
    <FieldGroup {...options} disabled={disabled}>
      <div className="ui-range-slider">
        <div className="ui-slider-line">
          {/* Attributes, because a strict Content-Security-Policy refuses inline styles in server markup. */}
          <svg aria-hidden="true">
            <rect className="ui-slider-whole" width="100%" height="100%" rx="3" />
            <rect
              className="ui-slider-part"
              x={`${share(from)}%`}
              width={`${share(to) - share(from)}%`}
              height="100%"
              rx="3"
            />
          </svg>
          <input
            {...shared}
            type="range"
            name={name && `${name}.from`}
            aria-label={labels.rangeFrom}
            aria-valuetext={format(from)}
            data-near-end={share(from) > 90 || undefined}
            value={from}
            onChange={(event) => move([Math.min(event.currentTarget.valueAsNumber, to), to])}
          />
          <input
            {...shared}
            type="range"
            name={name && `${name}.to`}
            aria-label={labels.rangeTo}
            aria-valuetext={format(to)}
            value={to}
            onChange={(event) => move([from, Math.max(event.currentTarget.valueAsNumber, from)])}
          />
        </div>
        <span className="ui-slider-value" data-numeric="" aria-hidden="true">
          {format(from)} – {format(to)}
        </span>
      </div>
    </FieldGroup>
  )
}
