import { type ComponentProps, type ReactNode, useId } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Variants } from '../base/define-variants.ts'
import { progressCircleVariants } from './progress-circle-variants.ts'

export { progressCircleVariants } from './progress-circle-variants.ts'

export interface ProgressCircleProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The task in progress. */
  label: ReactNode
  /** Hides the label visually, but not from screen readers. */
  isLabelHidden?: boolean
  /** From 0 to `max`. Without it the progress is indeterminate. */
  value?: number
  /** Default 100. */
  max?: number
  /** The value as text; default a percentage. */
  valueText?: string
  /** 32, 48 (default) or 72 px across. */
  size?: Variants<typeof progressCircleVariants>['size']
  /** Default `primary`. */
  tone?: Variants<typeof progressCircleVariants>['tone']
}

/** The progress of a task, where there is no room for a bar. */
export function ProgressCircle(props: ProgressCircleProps) {
  const {
    label,
    isLabelHidden,
    value,
    max = 100,
    valueText,
    size = 'md',
    tone,
    className,
    ...rest
  } = withoutNulls(props)
  const labelId = useId()
  const share = typeof value !== 'number' ? undefined : Math.min(1, Math.max(0, max > 0 ? value / max : 0))
  const text = valueText ?? (share === undefined ? undefined : `${Math.round(share * 100)}%`)
  return (
    <div {...rest} className={progressCircleVariants({ tone, size, className })}>
      <span
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className="ui-progress-circle-ring"
        data-unknown={share === undefined || undefined}
      >
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle className="ui-progress-circle-track" cx="18" cy="18" r="15" pathLength="100" />
          <circle
            className="ui-progress-circle-value"
            cx="18"
            cy="18"
            r="15"
            pathLength="100"
            strokeDasharray={`${(share ?? 0.25) * 100} 100`}
          />
        </svg>
        {text && size !== 'sm' && (
          <span className="ui-progress-circle-text" data-numeric="" aria-hidden="true">
            {text}
          </span>
        )}
      </span>
      <span id={labelId} className={isLabelHidden ? 'ui-visually-hidden' : 'ui-progress-circle-label'}>
        {label}
      </span>
    </div>
  )
}
