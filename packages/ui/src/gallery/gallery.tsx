import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
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
}

/** Shows one large image at a time. Change it by swiping, with arrow keys or from the thumbnails. */
export function Gallery(props: GalleryProps) {
  const { label, pictures, isPriority = true, className, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  const { strip, current, show, ...stripEvents } = useStrip(pictures.length)
  const isSingle = pictures.length < 2
  return (
    <div role="group" aria-label={label} {...rest} className={classNames('ui-gallery', className)}>
      <div className="ui-gallery-stage">
        <div
          ref={strip}
          {...stripEvents}
          className="ui-gallery-strip"
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
