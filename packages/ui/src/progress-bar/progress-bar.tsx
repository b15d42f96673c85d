import { type ComponentProps, type ReactNode, useId } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Variants } from '../base/define-variants.ts'
import { progressBarVariants } from './progress-bar-variants.ts'

export { progressBarVariants } from './progress-bar-variants.ts'

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  /** Hides the label visually, but not from screen readers. */
  isLabelHidden?: boolean
  /** From 0 to `max`. Without it the progress is indeterminate. */
  value?: number
  /** Default 100. */
  max?: number
  /** The value as text, e.g. "3 / 10"; default a percentage. */
  valueText?: string
  /** Default `primary`. */
  tone?: Variants<typeof progressBarVariants>['tone']
}

/** The progress of a task. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, isLabelHidden, value, max = 100, valueText, tone, className, ...rest } = withoutNulls(props)
  const labelId = useId()
  const text = valueText ?? (typeof value !== 'number' ? undefined : `${Math.round((value / max) * 100)}%`)
  return (
    <div {...rest} className={progressBarVariants({ tone, className })}>
      <div className="ui-progress-bar-words" data-hidden={isLabelHidden || undefined}>
        <span id={labelId}>{label}</span>
        {text && (
          <span className="ui-progress-bar-value" data-numeric="" aria-hidden="true">
            {text}
          </span>
        )}
      </div>
      <progress
        className="ui-progress-bar-track"
        aria-labelledby={labelId}
        aria-valuetext={text}
        value={value}
        max={max}
      />
    </div>
  )
}
