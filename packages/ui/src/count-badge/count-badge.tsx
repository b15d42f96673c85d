import type { ComponentProps } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { Variants } from '../base/define-variants.ts'
import { countBadgeVariants } from './count-badge-variants.ts'

export { countBadgeVariants } from './count-badge-variants.ts'

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Count, a whole number. Renders nothing for 0 unless `showZero` is set. */
  count: number
  /** Maximum number shown; above it the badge reads `{max}+`. Default 99. */
  max?: number
  /** Use `danger` when the count may be outdated because loading failed. Default `primary`. */
  tone?: Variants<typeof countBadgeVariants>['tone']
  /** Text for screen readers instead of the number, e.g. "3 unread notifications". */
  label?: string
  showZero?: boolean
}

/** A small count on the corner of an icon, or next to text. */
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
