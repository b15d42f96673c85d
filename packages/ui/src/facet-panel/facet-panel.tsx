import { SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button } from '../button/button.tsx'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface FacetPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  /** Level of the title's heading. Default 2. */
  headingLevel?: 2 | 3
  /** The facets: usually Disclosures with checkboxes. */
  children: ReactNode
  /** Number of active filters. Shown next to the title; enables the clear button. */
  activeCount?: number
  onClear?: () => void
  /** Controls the open state. Otherwise it starts as `defaultOpen` (true). */
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A panel of filters with a button that shows and hides it. */
export function FacetPanel(props: FacetPanelProps) {
  const { title, headingLevel = 2, children, activeCount = 0, onClear, className, ...others } = withoutNulls(props)
  const { isOpen: controlledOpen, defaultOpen = true, onOpenChange, ...rest } = others
  const { labels } = useUi()
  const contentId = useId()
  const toggleRef = useRef<HTMLButtonElement>(null)
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const isOpen = controlledOpen ?? ownOpen
  const Heading = `h${headingLevel}` as const

  function toggle() {
    setOwnOpen(!isOpen)
    onOpenChange?.(!isOpen)
  }

  function clear() {
    // Moves the focus to the filters, because the pressed button disappears.
    toggleRef.current?.focus()
    onClear?.()
  }

  return (
    <section {...rest} className={classNames('ui-facet-panel', className)}>
      <header className="ui-facet-panel-header">
        <Heading className="ui-facet-panel-title">
          {title} <CountBadge count={activeCount} />
        </Heading>
        <div className="ui-facet-panel-actions">
          {onClear && activeCount > 0 && (
            <Button variant="ghost" size="sm" onClick={clear}>
              {labels.clearFilters}
            </Button>
          )}
          <Button
            ref={toggleRef}
            variant="secondary"
            size="sm"
            iconStart={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={toggle}
          >
            {isOpen ? labels.hideFilters : labels.showFilters}
          </Button>
        </div>
      </header>
      <div id={contentId} className="ui-facet-panel-content" hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
