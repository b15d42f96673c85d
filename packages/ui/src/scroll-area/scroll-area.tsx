import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { observeSize } from '../base/observe-size.ts'
import { withoutNulls } from '../base/without-nulls.ts'

export interface ScrollAreaProps extends ComponentProps<'div'> {
  /** Names the area for keyboard and screen reader users. */
  label?: string
  /** Instead of `label`: the id of the element that names the area. */
  labelledBy?: string
  /** Default `horizontal`. A vertical area needs a limited height. */
  orientation?: 'horizontal' | 'vertical'
}

type Named = { label: string } | { labelledBy: string }

/** A container whose content may overflow. Focusable only while there is something to scroll. */
export function ScrollArea(props: ScrollAreaProps & Named) {
  const { label, labelledBy, orientation = 'horizontal', className, children, ref, ...rest } = withoutNulls(props)
  const area = useRef<HTMLDivElement>(null)
  const [isOverflowing, setOverflowing] = useState(false)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () =>
      setOverflowing(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    return observeSize([element, ...element.children], measure)
  }, [])

  const reachable = isOverflowing
    ? { role: 'region', 'aria-label': label, 'aria-labelledby': labelledBy, tabIndex: 0 }
    : {}
  return (
    <div
      {...reachable}
      {...rest}
      ref={useMergedRefs(area, ref)}
      className={classNames('ui-scroll-area', className)}
      data-orientation={orientation}
    >
      <div className="ui-scroll-area-content">{children}</div>
    </div>
  )
}
