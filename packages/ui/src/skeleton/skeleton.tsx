import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` (default) draws lines as high as text, `circle` a disc, `block` a box that fills what holds it. */
  shape?: 'text' | 'circle' | 'block'
  /** Lines of text; the last of several is shorter. Default 1. */
  lines?: number
  /** Share of the width, in tenths: 3 is 30 %. Default 10. */
  width?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  /** Width to height of a block. Without it the block takes the height of what holds it. */
  ratio?: 'square' | 'wide' | 'banner'
  /** Text size or the disc's diameter. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** The shape of what is coming. Silent: put it into `SkeletonRegion`, which speaks once for the whole. */
export function Skeleton(props: SkeletonProps) {
  const { shape = 'text', lines = 1, width = 10, ratio, size = 'md', className, ...rest } = withoutNulls(props)
  const marks = { 'data-shape': shape, 'data-width': width, 'data-ratio': ratio, 'data-size': size }
  return (
    <span aria-hidden="true" {...rest} {...marks} className={classNames('ui-skeleton', className)}>
      {shape === 'text' ? (
        Array.from({ length: lines }, (_, line) => <span key={line} className="ui-skeleton-bone" />)
      ) : (
        <span className="ui-skeleton-bone" />
      )}
    </span>
  )
}

export interface SkeletonRegionProps extends ComponentProps<'div'> {
  /** What is being loaded; default "Loading". */
  label?: string
  children: ReactNode
}

/** A busy region made of skeletons. */
export function SkeletonRegion({ label, children, className, ...rest }: SkeletonRegionProps) {
  const { labels } = useUi()
  return (
    <div aria-busy="true" {...rest} className={classNames('ui-skeleton-region', className)}>
      <VisuallyHidden role="status">{label ?? labels.loading}</VisuallyHidden>
      {children}
    </div>
  )
}
