import type { ComponentProps } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { Variants } from '../base/define-variants.ts'
import { spinnerVariants } from './spinner-variants.ts'

export { spinnerVariants } from './spinner-variants.ts'

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Default `md`. */
  size?: Variants<typeof spinnerVariants>['size']
  /** Names the task; default "Loading". */
  label?: string
}

/** An indeterminate loading indicator, announced politely. */
export function Spinner(props: SpinnerProps) {
  const { size, label, className, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  return (
    <span role="status" {...rest} className={spinnerVariants({ size, className })}>
      <span className="ui-spinner-ring" aria-hidden="true" />
      <VisuallyHidden>{label ?? labels.loading}</VisuallyHidden>
    </span>
  )
}
