import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useStrip } from './use-strip.ts'

export interface GalleryPicture {
  id: string
  src: string
  srcSet?: string
  /** The `sizes` attribute for `srcSet`. */
  sizes?: string
  /** Thumbnail for the row below. Default `src`. */
  thumbnailSrc?: string
  /** Text alternative. */
  alt: string
}

export interface GalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the group, e.g. "Pictures of …". */
  label: string
  pictures: readonly GalleryPicture[]
  /** Whether the first image is the page's largest content and is loaded with priority. Default true. */
  isPriority?: boolean
  /**
   * Called with the index of the picture that is to be seen larger: it was clicked, or Enter or the button was pressed.
   * Without it there is no button. Open a Lightbox.
   */
  onEnlarge?: (index: number) => void
}

/** Shows one large image at a time. Change it by swiping, with arrow keys or from the thumbnails. */
export function Gallery(props: GalleryProps) {
  const { label, pictures, isPriority = true, onEnlarge, className, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  const { strip, current, show, onKeyDown, ...stripEvents } = useStrip(pictures.length)
  const enlargeButton = useRef<HTMLButtonElement>(null)
  const isSingle = pictures.length < 2

  /** What opens has the focus, so that it comes back to a place with a name. */
  function enlargeFromPicture() {
    enlargeButton.current?.focus({ preventScroll: true })
    onEnlarge?.(current)
  }

  function onStripKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') onEnlarge?.(current)
    else onKeyDown(event)
  }

  return (
    <div role="group" aria-label={label} {...rest} className={classNames('ui-gallery', className)}>
      <div className="ui-gallery-stage">
        <div
          ref={strip}
          {...stripEvents}
          onKeyDown={onStripKeyDown}
          onClick={onEnlarge && enlargeFromPicture}
          className="ui-gallery-strip"
          data-enlarging={onEnlarge ? '' : undefined}
          role="region"
          aria-label={labels.pictureOf(current + 1, pictures.length)}
          tabIndex={isSingle ? undefined : 0}
        >
          {pictures.map((picture, index) => (
            <img
              key={picture.id}
              src={picture.src}
              srcSet={picture.srcSet}
              sizes={picture.sizes}
              alt={picture.alt}
              width={800}
              height={800}
              loading={index === 0 && isPriority ? 'eager' : 'lazy'}
              fetchPriority={index === 0 && isPriority ? 'high' : undefined}
            />
          ))}
        </div>
        {onEnlarge && (
          <IconButton
            ref={enlargeButton}
            className="ui-gallery-enlarge"
            variant="secondary"
            label={labels.enlargePicture}
            icon={<Maximize2 />}
            aria-haspopup="dialog"
            onClick={() => onEnlarge(current)}
          />
        )}
        {!isSingle && (
          <>
            <IconButton
              className="ui-gallery-previous"
              variant="secondary"
              label={labels.previous}
              icon={<ChevronLeft />}
              disabled={current === 0}
              onClick={() => show(current - 1)}
            />
            <IconButton
              className="ui-gallery-next"
              variant="secondary"
              label={labels.next}
              icon={<ChevronRight />}
              disabled={current === pictures.length - 1}
              onClick={() => show(current + 1)}
            />
            <span className="ui-gallery-count" aria-hidden="true" data-numeric="">
              {current + 1} / {pictures.length}
            </span>
            <VisuallyHidden role="status">{labels.pictureOf(current + 1, pictures.length)}</VisuallyHidden>
          </>
        )}
      </div>
      {!isSingle && (
        <ul className="ui-gallery-thumbnails">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                className="ui-gallery-thumbnail"
                aria-label={labels.pictureOf(index + 1, pictures.length)}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
              >
                <img src={picture.thumbnailSrc ?? picture.src} alt="" width={72} height={72} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
