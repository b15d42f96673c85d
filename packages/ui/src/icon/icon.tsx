import type { LucideIcon, LucideProps } from 'lucide-react'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Variants } from '../base/define-variants.ts'
import { iconVariants } from './icon-variants.ts'

export { iconVariants } from './icon-variants.ts'

export interface IconProps extends Omit<LucideProps, 'size'> {
  /** An icon of lucide-react. */
  icon: LucideIcon
  /** Text alternative, when no adjacent text gives the meaning. Without it the icon is decorative. */
  label?: string
  /** 16, 20 or 24 px, scaled with the user's font size. Default `md`. */
  size?: Variants<typeof iconVariants>['size']
}

/** A line icon in the text colour. */
export function Icon(props: IconProps) {
  const { icon: Drawing, label, size, className, ...rest } = withoutNulls(props)
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
  return <Drawing {...naming} {...rest} className={iconVariants({ size, className })} />
}
