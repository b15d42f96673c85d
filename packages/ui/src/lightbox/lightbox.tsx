import '../react-aria-words/react-aria-words.ts'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type CSSProperties, type Ref, useEffect, useState } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { ReturnFocus } from '../dialog/return-focus.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useZoom } from './use-zoom.ts'
import { maxScale } from './zoom-view.ts'

export interface LightboxPicture {
  id: string
  src: string
  /** The largest image there is. Default `src`. */
  fullSrc?: string
  /** Text alternative. */
  alt: string
}

export interface LightboxProps extends GlobalAttributes {
  /** Accessible name of the window, e.g. "Pictures of …". */
  label: string
  pictures: readonly LightboxPicture[]
  /** Index of the picture that is shown first. Default 0. */
  startAt?: number
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  className?: string
  ref?: Ref<HTMLElement>
}

/**
 * Shows pictures one at a time on the whole window, with zoom. Every gesture has a button and a key beside it
 * (WCAG 2.5.1, 2.5.7).
 */
export function Lightbox(props: LightboxProps) {
  const { label, pictures, startAt = 0, isOpen, onOpenChange, className, ...rest } = withoutNulls(props)
  return (
    <ModalOverlay className="ui-lightbox-overlay" isOpen={isOpen} onOpenChange={onOpenChange}>
      <ReturnFocus />
      <Modal className="ui-lightbox-window">
        <AriaDialog {...rest} aria-label={label} className={classNames('ui-lightbox', className)}>
          {({ close }) => <Viewer pictures={pictures} startAt={startAt} close={close} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

interface ViewerProps {
  pictures: readonly LightboxPicture[]
  startAt: number
  close: () => void
}

const keyStep = 64
const zoomStep = 1.5

function Viewer({ pictures, startAt, close }: ViewerProps) {
  const { labels } = useUi()
  const last = pictures.length - 1
  const [index, setIndex] = useState(() => Math.max(0, Math.min(startAt, last)))
  const step = (by: number) => setIndex((before) => Math.max(0, Math.min(before + by, last)))
  const { stage, view, swiped, isHeld, scaleBy, moveBy, reset, pointerEvents } = useZoom(step)
  const { scale, x, y } = view
  const isZoomed = scale > 1
  const picture = pictures[index]

  function go(by: number) {
    reset()
    step(by)
  }

  /** Arrow keys move a zoomed picture, and go on from a whole one. */
  function onArrow(dx: number, dy: number) {
    if (isZoomed) moveBy({ x: -dx * keyStep, y: -dy * keyStep })
    else go(dx)
  }

  const keys: Partial<Record<string, () => void>> = {
    ArrowLeft: () => onArrow(-1, 0),
    ArrowRight: () => onArrow(1, 0),
    ArrowUp: () => onArrow(0, -1),
    ArrowDown: () => onArrow(0, 1),
    PageUp: () => go(-1),
    PageDown: () => go(1),
    '+': () => scaleBy(zoomStep),
    '=': () => scaleBy(zoomStep),
    '-': () => scaleBy(1 / zoomStep),
    '0': reset,
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = keys[event.key]
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  if (!picture) return null
  const movement = { '--ui-scale': scale, '--ui-x': `${x + swiped}px`, '--ui-y': `${y}px` } as CSSProperties
  return (
    <>
      <header className="ui-lightbox-bar">
        <span className="ui-lightbox-count" aria-hidden="true" data-numeric="">
          {last > 0 && `${index + 1}/${pictures.length}`}
        </span>
        <IconButton
          label={labels.zoomOut}
          icon={<ZoomOut />}
          aria-disabled={!isZoomed || undefined}
          onClick={() => scaleBy(1 / zoomStep)}
        />
        <span className="ui-lightbox-scale" role="status" data-numeric="">
          {Math.round(scale * 100)}%
        </span>
        <IconButton
          label={labels.zoomIn}
          icon={<ZoomIn />}
          aria-disabled={scale === maxScale || undefined}
          onClick={() => scaleBy(zoomStep)}
        />
        <IconButton label={labels.close} icon={<X />} onClick={close} />
      </header>
      <div className="ui-lightbox-middle">
        <div
          ref={stage}
          className="ui-lightbox-stage"
          data-zoomed={isZoomed || undefined}
          data-held={isHeld || undefined}
          style={movement}
          {...pointerEvents}
        >
          <img key={picture.id} src={picture.fullSrc ?? picture.src} alt={picture.alt} draggable={false} />
        </div>
        {last > 0 && (
          <>
            <IconButton
              className="ui-lightbox-previous"
              variant="secondary"
              label={labels.previous}
              icon={<ChevronLeft />}
              aria-disabled={index === 0 || undefined}
              onClick={() => go(-1)}
            />
            <IconButton
              className="ui-lightbox-next"
              variant="secondary"
              label={labels.next}
              icon={<ChevronRight />}
              aria-disabled={index === last || undefined}
              onClick={() => go(1)}
            />
          </>
        )}
      </div>
      <VisuallyHidden role="status">{labels.pictureOf(index + 1, pictures.length)}</VisuallyHidden>
    </>
  )
}
