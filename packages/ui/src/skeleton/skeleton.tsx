import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { Variants } from '../base/define-variants.ts'
import { skeletonVariants } from './skeleton-variants.ts'

export { skeletonVariants } from './skeleton-variants.ts'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` (default) draws lines of text, `circle` a disc, `block` a box that fills its container. */
  shape?: Variants<typeof skeletonVariants>['shape']
  /** Lines of text; the last of several is shorter. Default 1. */
  lines?: number
  /** Width in tenths of the container: 3 is 30 %. Default 10. */
  width?: Variants<typeof skeletonVariants>['width']
  /** Aspect ratio of a block. Without it the block takes the height of its container. */
  ratio?: Variants<typeof skeletonVariants>['ratio']
  /** Size of the text or diameter of the disc. Default `md`. */
  size?: Variants<typeof skeletonVariants>['size']
}

/**
 * A placeholder in the shape of loading content. Hidden from screen readers: wrap it in `SkeletonRegion`, which
 * announces loading once.
 */
export function Skeleton(props: SkeletonProps) {
  const { shape = 'text', lines = 1, width, ratio, size, className, ...rest } = withoutNulls(props)
  return (
    <span aria-hidden="true" {...rest} className={skeletonVariants({ shape, width, ratio, size, className })}>
      {shape === 'text' ? (
        Array.from({ length: lines }, (_, line) => <span key={line} className="ui-skeleton-bone" />)
      ) : (
        <span className="ui-skeleton-bone" />
      )}
    </span>
  )
}

export interface SkeletonRegionProps extends ComponentProps<'div'> {
  /** Names the content being loaded; default "Loading". */
  label?: string
  children: ReactNode
}

/** A region of skeletons, marked as busy. */
export function SkeletonRegion({ label, children, className, ...rest }: SkeletonRegionProps) {
  const { labels } = useUi()
  return (
    <div aria-busy="true" {...rest} className={classNames('ui-skeleton-region', className)}>
      <VisuallyHidden role="status">{label ?? labels.loading}</VisuallyHidden>
      {children}
    </div>
  )
}
