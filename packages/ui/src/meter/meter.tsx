import { type ComponentProps, type ReactNode, useId } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Variants } from '../base/define-variants.ts'
import { meterVariants } from './meter-variants.ts'

export { meterVariants } from './meter-variants.ts'

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  value: number
  /** Default 0. */
  min?: number
  /** Default 100. */
  max?: number
  /** The value as text, e.g. "12 trong 50"; default a percentage. */
  valueText?: string
  /** Default `primary`. */
  tone?: Variants<typeof meterVariants>['tone']
}

/** A quantity within a known range: stock left, quota used, share of five-star reviews. Not for progress. */
export function Meter(props: MeterProps) {
  const { label, value, min = 0, max = 100, valueText, tone, className, ...rest } = withoutNulls(props)
  const labelId = useId()
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
  const text = valueText ?? `${Math.round(share * 100)}%`
  return (
    <div {...rest} className={meterVariants({ tone, className })}>
      <span id={labelId} className="ui-meter-label">
        {label}
      </span>
      <span className="ui-meter-value" data-numeric="" aria-hidden="true">
        {text}
      </span>
      <div
        role="meter"
        className="ui-meter-track"
        aria-labelledby={labelId}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={text}
      >
        {/* SVG, because its width is an attribute: an inline style would need an exception in the CSP. */}
        <svg aria-hidden="true" width="100%" height="100%" preserveAspectRatio="none">
          <rect width={`${share * 100}%`} height="100%" rx="4" />
        </svg>
      </div>
    </div>
  )
}
