import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import type { Tone } from '../tone/tone.ts'

export type { Tone } from '../tone/tone.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** Default `neutral`. */
  tone?: Tone
  /** `subtle` (default) is a quiet ground, `solid` calls for attention, `dot` is text after a coloured dot. */
  variant?: 'subtle' | 'solid' | 'dot'
  /** Default `md`. */
  size?: 'sm' | 'md'
  icon?: ReactNode
}

/** A short state or kind, in words. */
export function Badge(props: BadgeProps) {
  const { tone = 'neutral', variant = 'subtle', size = 'md', icon, className, children, ...rest } = withoutNulls(props)
  return (
    <span
      {...rest}
      className={classNames('ui-badge', className)}
      data-tone={tone}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {children}
    </span>
  )
}
