import type { ComponentProps } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { Variants } from '../base/define-variants.ts'
import { countBadgeVariants } from './count-badge-variants.ts'

export { countBadgeVariants } from './count-badge-variants.ts'

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole number of things. Nothing is drawn for 0 unless `showZero`. */
  count: number
  /** The largest number written out; above it the badge reads `{max}+`. Default 99. */
  max?: number
  /** `danger` says that the number may be wrong because loading it failed. Default `primary`. */
  tone?: Variants<typeof countBadgeVariants>['tone']
  /** Words for screen readers instead of the bare number, e.g. "3 unread notifications". */
  label?: string
  showZero?: boolean
}

/** A small count on the corner of an icon, or beside a word. */
export function CountBadge(props: CountBadgeProps) {
  const { count, max = 99, tone, label, showZero, className, ...rest } = withoutNulls(props)
  if (count <= 0 && !showZero) return null
  const text = count > max ? `${max}+` : String(count)
  return (
    <span {...rest} className={countBadgeVariants({ tone, className })} data-numeric="">
      {label === undefined ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
