import { type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button } from '../button/button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many are shown now. */
  shown: number
  /** How many there are; absent when nobody counted. */
  total?: number
  /** Whether there is anything left to load. */
  hasMore: boolean
  onLoad: () => void
  isLoading?: boolean
  /** Why the last try failed; the button then tries again. */
  error?: string
  /** Also loads when the button comes within 400 px of the window. Off by default: it keeps people from the footer. */
  isAutomatic?: boolean
  /** Default "load more". */
  label?: string
}

/** Below a list that grows: says how much is shown, and brings the next part. The focus stays on the button. */
export function LoadMore(props: LoadMoreProps) {
  const { shown, total, hasMore, onLoad, isLoading, error, isAutomatic, label, className, ref, ...rest } =
    withoutNulls(props)
  const { labels } = useUi()
  const place = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(place, ref)
  const mayLoad = Boolean(isAutomatic) && hasMore && !isLoading && !error

  useEffect(() => {
    if (!mayLoad || !place.current) return undefined
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
