import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { Variants } from '../base/define-variants.ts'
import { statVariants } from './stat-variants.ts'

export interface StatChange {
  /** The change as text, e.g. "+12% so với tuần trước". */
  text: string
  direction: 'up' | 'down' | 'flat'
  /** Whether the change is good: falling returns are, for instance. Default `neutral`. */
  tone?: Variants<typeof statVariants>['tone']
}

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  value: ReactNode
  /** One line under the value. */
  hint?: ReactNode
  change?: StatChange
  icon?: ReactNode
  /** Sparkline or link at the bottom. */
  footer?: ReactNode
  /** Shows a placeholder of the same size, so that nothing moves when the value arrives. */
  isLoading?: boolean
}

/** Maximum characters that fit a tile in large type. */
const longest = 10

/** A key figure with its label. */
export function Stat(props: StatProps) {
  const { label, value, hint, change, icon, footer, isLoading, className, ...rest } = withoutNulls(props)
  const isLong = typeof value === 'string' && value.length > longest
  return (
    <div {...rest} className={classNames('ui-stat', className)}>
      <dl className="ui-stat-pair">
        <dt className="ui-stat-label">{label}</dt>
        <dd
          className="ui-stat-value"
          data-numeric=""
          data-long={isLong || undefined}
          aria-busy={isLoading || undefined}
        >
          {isLoading ? <ValueOnItsWay /> : value}
        </dd>
      </dl>
      {icon && <span className="ui-stat-icon">{icon}</span>}
      {(change || hint) && (
        <p className="ui-stat-note">
          {change && (
            <span className={statVariants({ tone: change.tone })}>
              {change.direction === 'up' && <TrendingUp aria-hidden="true" />}
              {change.direction === 'down' && <TrendingDown aria-hidden="true" />}
              {change.text}
            </span>
          )}
          {hint}
        </p>
      )}
      {footer && <div className="ui-stat-footer">{footer}</div>}
    </div>
  )
}

function ValueOnItsWay() {
  const { labels } = useUi()
  return (
    <>
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      <Skeleton size="lg" width={6} />
    </>
  )
}
