import { type ComponentProps, useState } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { initialsOf } from './initials.ts'
import type { Variants } from '../base/define-variants.ts'
import { avatarVariants } from './avatar-variants.ts'

export { avatarVariants } from './avatar-variants.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's or shop's name: source of the initials, and the text alternative unless `isDecorative`. */
  name: string
  src?: string
  /** xs 24, sm 32, md 40 (default), lg 56, xl 80 pixels. */
  size?: Variants<typeof avatarVariants>['size']
  /** Default `circle`; `square` suits a shop. */
  shape?: Variants<typeof avatarVariants>['shape']
  /** Hides it from screen readers. Set it when the name is shown next to it. */
  isDecorative?: boolean
}

const pixelsOf = { xs: 24, sm: 32, md: 40, lg: 56, xl: 80 } as const

/** Image of a person or shop. Shows the initials until it has loaded, or if it fails. */
export function Avatar(props: AvatarProps) {
  const { name, src, size = 'md', shape, isDecorative, className, ...rest } = withoutNulls(props)
  const [failedSrc, setFailedSrc] = useState<string>()
  const showsPicture = src !== undefined && src !== failedSrc
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...naming} {...rest} className={avatarVariants({ size, shape, className })}>
      {showsPicture ? (
        <img
          src={src}
          alt=""
          width={pixelsOf[size]}
          height={pixelsOf[size]}
          loading="lazy"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span aria-hidden="true">{initialsOf(name, size === 'xs' ? 1 : 2)}</span>
      )}
    </span>
  )
}
