import { type ComponentProps, useState } from 'react'
import { Field } from '../field/field.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'

export interface SliderProps
  extends Omit<
      ComponentProps<'input'>,
      'type' | 'id' | 'className' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
    >,
    FieldOptions {
  value?: number
  /** Default `min`. */
  defaultValue?: number
  onChange?: (value: number) => void
  /** Default 0. */
  min?: number
  /** Default 100. */
  max?: number
  /** Default 1. */
  step?: number
  /** Formats the value for display and screen readers, with its unit. Default the bare number. */
  format?: (value: number) => string
}

/** Selects an approximate number. A native slider: arrows, Page Up and Down, Home and End move it. */
export function Slider({
  value,
  defaultValue,
  onChange,
  min: least,
  max: most,
  step,
  format: write,
  ...props
}: SliderProps) {
  const min = least ?? 0
  const max = most ?? 100
  const format = write ?? String
  const [field, input] = separateFieldOptions(props)
  const [ownValue, setOwnValue] = useState(defaultValue ?? min)
  const current = value ?? ownValue
  const share = max > min ? ((Math.min(Math.max(current, min), max) - min) / (max - min)) * 100 : 0
  return (
    <Field {...field}>
      {(control) => (
        <div className="ui-slider">
          <div className="ui-slider-line">
            {/* Attributes, because a strict Content-Security-Policy refuses inline styles in server markup. */}
            <svg aria-hidden="true">
              <rect className="ui-slider-whole" width="100%" height="100%" rx="3" />
              <rect className="ui-slider-part" width={`${share}%`} height="100%" rx="3" />
            </svg>
            <input
              {...input}
              {...control}
              aria-required={undefined}
              aria-invalid={undefined}
              type="range"
              className="ui-slider-input"
              min={min}
              max={max}
              step={step}
              value={current}
              aria-valuetext={format(current)}
              onChange={(event) => {
                const next = event.currentTarget.valueAsNumber
                setOwnValue(next)
                onChange?.(next)
              }}
            />
          </div>
          <output className="ui-slider-value" htmlFor={control.id} data-numeric="" aria-hidden="true">
            {format(current)}
          </output>
        </div>
      )}
    </Field>
  )
}
