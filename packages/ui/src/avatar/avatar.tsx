import { type ComponentProps, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { initialsOf } from './initials.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's or shop's name: source of the initials, and the text alternative unless `isDecorative`. */
  name: string
  src?: string
  /** xs 24, sm 32, md 40 (default), lg 56, xl 80 pixels. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  shape?: 'circle' | 'square'
  /** The name stands beside it already. */
  isDecorative?: boolean
}

const pixelsOf = { xs: 24, sm: 32, md: 40, lg: 56, xl: 80 } as const

/** A picture of somebody; their initials until it has loaded, or when it can't. */
export function Avatar(props: AvatarProps) {
  const { name, src, size = 'md', shape = 'circle', isDecorative, className, ...rest } = withoutNulls(props)
  const [failedSrc, setFailedSrc] = useState<string>()
  const showsPicture = src !== undefined && src !== failedSrc
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...naming} {...rest} className={classNames('ui-avatar', className)} data-size={size} data-shape={shape}>
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
