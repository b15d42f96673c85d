import type { LucideIcon, LucideProps } from 'lucide-react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Variants } from '../base/define-variants.ts'
import { iconVariants } from './icon-variants.ts'

export { iconVariants } from './icon-variants.ts'

export interface IconProps extends Omit<LucideProps, 'size'> {
  /** A drawing of lucide-react. */
  icon: LucideIcon
  /** What it says, when no word beside it does. Without a label it is decorative. */
  label?: string
  /** 16, 20 or 24 px, growing with the reader's text size. Default `md`. */
  size?: Variants<typeof iconVariants>['size']
}

/** A line drawing in the colour of the text. */
export function Icon(props: IconProps) {
  const { icon: Drawing, label, size, className, ...rest } = withoutNulls(props)
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
  return <Drawing {...naming} {...rest} className={iconVariants({ size, className })} />
}
