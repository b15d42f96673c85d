import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** What is being waited for; default "Loading". */
  label?: string
}

/** Waiting of unknown length, announced politely. */
export function Spinner(props: SpinnerProps) {
  const { size = 'md', label, className, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  return (
    <span role="status" {...rest} className={classNames('ui-spinner', className)} data-size={size}>
      <span className="ui-spinner-ring" aria-hidden="true" />
      <VisuallyHidden>{label ?? labels.loading}</VisuallyHidden>
    </span>
  )
}
