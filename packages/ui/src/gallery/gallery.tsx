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
  /** Which width the picture takes, for `srcSet`. */
  sizes?: string
  /** Smaller picture for the row below; default `src`. */
  thumbnailSrc?: string
  /** What is to be seen. */
  alt: string
}

export interface GalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the group, e.g. "Pictures of …". */
  label: string
  pictures: readonly GalleryPicture[]
  /** The first picture is the largest thing of the first paint: fetched at once. Default true. */
  isPriority?: boolean
}

/** One large picture at a time, swiped or chosen from the row below; arrow keys turn pages. */
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
