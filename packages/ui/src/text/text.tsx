import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface TextProps extends Omit<ComponentProps<'span'>, 'color'> {
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'del' | 'dt' | 'dd' | 'li' | 'figcaption'
  /** In px at the reader's normal text size. Default: inherited. */
  size?: 12 | 13 | 14 | 16 | 18 | 20 | 24 | 30 | 38
  weight?: 'regular' | 'medium' | 'semibold' | 'bold'
  tone?: 'default' | 'muted' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info'
  align?: 'start' | 'center' | 'end'
  /** Figures of equal width, for money and counts. */
  isNumeric?: boolean
  /** At most this many lines, then an ellipsis. */
  lines?: 1 | 2 | 3 | 4
}

/** Running text in the scale of the design. */
export function Text(props: TextProps) {
  const { as = 'p', size, weight, tone, align, isNumeric, lines, className, ...rest } = withoutNulls(props)
  const Tag = as as 'span'
  return (
    <Tag
      {...rest}
      className={classNames('ui-text', className)}
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-align={align}
      data-numeric={isNumeric || undefined}
      data-lines={lines}
    />
  )
}
