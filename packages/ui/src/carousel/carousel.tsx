import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { observeSize } from '../base/observe-size.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { Variants } from '../base/define-variants.ts'
import { carouselVariants } from './carousel-variants.ts'

export interface CarouselItem {
  id: string
  content: ReactNode
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Accessible name of the region. */
  label: string
  /** Shown next to the arrows, e.g. a Heading. */
  title?: ReactNode
  items: readonly CarouselItem[]
  /** Width of an item: sm 160, md 220 or lg 320 px; `full` shows one at a time. Default `md`. */
  itemSize?: Variants<typeof carouselVariants>['itemSize']
}

/** A row that scrolls horizontally by touch, keyboard or arrow buttons. It never moves by itself. */
export function Carousel(props: CarouselProps) {
  const { label, title, items, itemSize, className, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  const row = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true })

  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () =>
      setEnds({
        isAtStart: element.scrollLeft <= 1,
        isAtEnd: element.scrollLeft + element.clientWidth >= element.scrollWidth - 1,
      })
    const stopObserving = observeSize([element], measure)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      stopObserving()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  const turn = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9 })
  const fits = ends.isAtStart && ends.isAtEnd

  return (
    <section aria-label={label} {...rest} className={classNames('ui-carousel', className)}>
      <header className="ui-carousel-header">
        <div className="ui-carousel-title">{title}</div>
        <div className="ui-carousel-arrows" hidden={fits}>
          <IconButton
            variant="secondary"
            size="sm"
            label={labels.previous}
            icon={<ChevronLeft />}
            disabled={ends.isAtStart}
            onClick={() => turn(-1)}
          />
          <IconButton
            variant="secondary"
            size="sm"
            label={labels.next}
            icon={<ChevronRight />}
            disabled={ends.isAtEnd}
            onClick={() => turn(1)}
          />
        </div>
      </header>
      <div ref={row} className="ui-carousel-row" role="group" aria-label={label} tabIndex={fits ? undefined : 0}>
        <ul className={carouselVariants({ itemSize })}>
          {items.map((item) => (
            <li key={item.id}>{item.content}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
