import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  /** Hides the label from sight, not from screen readers. */
  isLabelHidden?: boolean
  /** From 0 to `max`; without it the length of the work is unknown. */
  value?: number
  /** Default 100. */
  max?: number
  /** The value in words, e.g. "3 / 10"; default a percentage. */
  valueText?: string
  tone?: 'primary' | 'success' | 'danger'
}

/** How far a piece of work has come. */
export function ProgressBar(props: ProgressBarProps) {
  const {
    label,
    isLabelHidden,
    value,
    max = 100,
    valueText,
    tone = 'primary',
    className,
    ...rest
  } = withoutNulls(props)
  const labelId = useId()
  const text = valueText ?? (typeof value !== 'number' ? undefined : `${Math.round((value / max) * 100)}%`)
  return (
    <div {...rest} className={classNames('ui-progress-bar', className)} data-tone={tone}>
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
