import type { ComponentProps, ElementType } from 'react'
import { classNames } from '../base/class-names.ts'

export type VisuallyHiddenProps<Element extends ElementType = 'span'> = ComponentProps<Element> & {
  /** The element to render, for instance `h1` for a heading only for screen readers. Default `span`. */
  as?: Element
}

/** Visually hidden text for screen readers. */
export function VisuallyHidden<Element extends ElementType = 'span'>({
  as,
  className,
  ...rest
}: VisuallyHiddenProps<Element>) {
  const Tag: ElementType = as ?? 'span'
  return <Tag {...rest} className={classNames('ui-visually-hidden', className)} />
}
