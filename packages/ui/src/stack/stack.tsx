import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'

/** Steps of the 4 px grid. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16

export interface StackProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span'
  /** Default `column`. */
  direction?: 'row' | 'column'
  /** Between the children, in steps of 4 px. Default 4 (16 px). */
  gap?: Space
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Whether a row may break. */
  isWrapping?: boolean
}

/** Children one after the other, evenly spaced. */
export function Stack(props: StackProps) {
  const {
    as = 'div',
    direction = 'column',
    gap = 4,
    align,
    justify,
    isWrapping,
    className,
    ...rest
  } = withoutNulls(props)
  const Tag = as as 'div'
  return (
    <Tag
      {...rest}
      className={classNames('ui-stack', className)}
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrapping={isWrapping || undefined}
    />
  )
}
