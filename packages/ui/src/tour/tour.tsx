import '../react-aria-words/react-aria-words.ts'
import { X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useId, useLayoutEffect, useState } from 'react'
import { Dialog, Heading, OverlayArrow, Popover } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface TourStep {
  /** CSS selector of the explained element, e.g. `#search`. Steps without a matching element are skipped. */
  target: string
  title: string
  content: ReactNode
  /** Default `bottom`. */
  placement?: 'top' | 'bottom' | 'start' | 'end'
}

export interface TourProps extends GlobalAttributes {
  steps: readonly TourStep[]
  isOpen: boolean
  /** Called when the tour ends, with whether it was completed. */
  onClose: (isFinished: boolean) => void
  className?: string
  /** Ref of the dialog. */
  ref?: Ref<HTMLElement>
}

const targetOf = (step: TourStep | undefined) => (step ? document.querySelector(step.target) : null)

/** Highlights the explained element and scrolls it into view. */
function useMarkedTarget(step: TourStep | undefined) {
  useEffect(() => {
    const target = targetOf(step)
    if (!target) return undefined
    target.setAttribute('data-tour-target', '')
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    return () => target.removeAttribute('data-tour-target')
  }, [step])
}

/** A step-by-step introduction to a screen. Escape leaves it; the page behind stays usable. */
export function Tour({ isOpen, ...rest }: TourProps) {
  return isOpen ? <OpenTour {...rest} /> : null
}

function OpenTour({ steps, onClose, className, ...rest }: Omit<TourProps, 'isOpen'>) {
  const { labels } = useUi()
  const titleId = useId()
  const [present, setPresent] = useState<readonly TourStep[]>()
  // The targets may be mounted together with the tour.
  useLayoutEffect(() => setPresent(steps.filter((one) => targetOf(one) !== null)), [steps])
  const [index, setIndex] = useState(0)
  const step = present?.[index]
  useMarkedTarget(step)
  const isNothing = present?.length === 0
  useEffect(() => {
    if (isNothing) onClose(true)
  }, [isNothing, onClose])
  if (!present || !step) return null

  const isLast = index === present.length - 1
  return (
    <Popover
      key={step.target}
      triggerRef={{ current: targetOf(step) }}
      isOpen
      isNonModal
      onOpenChange={() => onClose(false)}
      placement={step.placement ?? 'bottom'}
      offset={12}
      className="ui-popover ui-tour"
    >
      <OverlayArrow className="ui-tour-arrow">
        <svg width="14" height="7" viewBox="0 0 14 7" aria-hidden="true">
          <path d="M0 0h14L7 7z" />
        </svg>
      </OverlayArrow>
      <Dialog {...rest} className={classNames('ui-popover-content', className)} aria-labelledby={titleId}>
        <div className="ui-tour-header">
          <Heading level={2} id={titleId} className="ui-tour-title">
            {step.title}
          </Heading>
          <IconButton
            size="sm"
            label={labels.tourSkip}
            icon={<X aria-hidden="true" />}
            onClick={() => onClose(false)}
          />
        </div>
        <ScrollArea orientation="vertical" labelledBy={titleId} className="ui-tour-text">
          {step.content}
        </ScrollArea>
        <div className="ui-tour-footer">
          <span className="ui-tour-count" data-numeric="">
            {labels.tourStep(index + 1, present.length)}
          </span>
          {index > 0 && (
            <Button size="sm" variant="secondary" onClick={() => setIndex(index - 1)}>
              {labels.previous}
            </Button>
          )}
          <Button size="sm" onClick={() => (isLast ? onClose(true) : setIndex(index + 1))}>
            {isLast ? labels.tourDone : labels.next}
          </Button>
        </div>
      </Dialog>
    </Popover>
  )
}
