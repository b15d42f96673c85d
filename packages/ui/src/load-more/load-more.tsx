import { type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button } from '../button/button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of items shown. */
  shown: number
  /** Total number of items; omit it when unknown. */
  total?: number
  /** Whether more items can be loaded. */
  hasMore: boolean
  onLoad: () => void
  isLoading?: boolean
  /** Error message of the last attempt. The button then retries. */
  error?: string
  /**
   * Also loads when the button comes within 400 px of the viewport. Off by default, because it makes the footer hard to
   * reach.
   */
  isAutomatic?: boolean
  /** Default "load more". */
  label?: string
}

/** Loads the next part of a list and shows how much is visible. The focus stays on the button. */
export function LoadMore(props: LoadMoreProps) {
  const { shown, total, hasMore, onLoad, isLoading, error, isAutomatic, label, className, ref, ...rest } =
    withoutNulls(props)
  const { labels } = useUi()
  const place = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(place, ref)
  const mayLoad = Boolean(isAutomatic) && hasMore && !isLoading && !error

  useEffect(() => {
    if (!mayLoad || !place.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(), { rootMargin: '400px' })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [mayLoad, onLoad])

  return (
    <div {...rest} ref={mergedRef} className={classNames('ui-load-more', className)}>
      <p role="status" className="ui-load-more-status" data-numeric="">
        {total === undefined ? labels.shown(shown) : labels.shownOf(shown, total)}
      </p>
      {error && (
        <p role="alert" className="ui-load-more-error">
          {error}
        </p>
      )}
      {hasMore && (
        <Button variant="secondary" isLoading={isLoading} onClick={onLoad}>
          {error ? labels.retry : (label ?? labels.loadMore)}
        </Button>
      )}
    </div>
  )
}
