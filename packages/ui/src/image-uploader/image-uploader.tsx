import { type Ref, useId, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { FileUpload } from '../file-upload/file-upload.tsx'
import { FieldMessages, linesOf } from '../field/field-parts.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { announce } from '../live-region/announce.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { moveItem } from './move-item.ts'
import { PictureTile, type UploadedImage } from './picture-tile.tsx'

export type { UploadedImage } from './picture-tile.tsx'

export interface ImageUploaderProps extends FieldOptions, GlobalAttributes {
  /** Images in display order. */
  images: readonly UploadedImage[]
  /** Called with the added files. The application uploads them and updates their progress. */
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  /** Called with the ids in their new order. */
  onReorder: (ids: string[]) => void
  /** Whether the first image is the cover, and is called so. Default true. */
  hasCover?: boolean
  /** Maximum number of images. Default 9. */
  most?: number
  /** Accepted types, as on a native file input. Default `image/*`. */
  accept?: string
  disabled?: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * Uploads images and arranges them. They are moved by dragging or with the buttons on each (WCAG 2.5.7). Announces the
 * new position.
 */
export function ImageUploader(props: ImageUploaderProps) {
  const { images, onAdd, onRemove, onReorder, hasCover = true, most = 9, ...rest } = withoutNulls(props)
  const { accept = 'image/*', disabled, ...others } = rest
  const [{ error, className, ...field }, attributes] = separateFieldOptions(others)
  const { labels } = useUi()
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [leftOut, setLeftOut] = useState(0)
  /** Names of rejected files. Shown here when the list is full and the file field is hidden. */
  const [refused, setRefused] = useState<readonly string[]>([])
  const room = most - images.length
  const problem = linesOf([
    error,
    leftOut > 0 && labels.picturesLeftOut(leftOut, most),
    room <= 0 && refused.length > 0 && labels.fileRefused(refused.join(', ')),
  ])

  function move(id: string, to: number) {
    const from = images.findIndex((image) => image.id === id)
    const image = images[from]
    if (!image || to < 0 || to >= images.length || from === to) return
    onReorder(moveItem(images, from, to).map((one) => one.id))
    announce(labels.pictureMoved(image.name, to + 1, images.length))
  }

  function remove(id: string, index: number) {
    const buttons = list.current?.querySelectorAll<HTMLElement>('.ui-picture-tile-remove') ?? []
    const neighbour = buttons[index + 1] ?? buttons[index - 1] ?? list.current
    neighbour?.focus()
    setLeftOut(0)
    setRefused([])
    onRemove(id)
  }

  function add(files: File[]) {
    const over = Math.max(files.length - room, 0)
    setLeftOut(over)
    if (over > 0) announce(labels.picturesLeftOut(over, most), 'assertive')
    onAdd(files.slice(0, room))
  }

  return (
    <div
      {...attributes}
      className={classNames('ui-field ui-image-uploader', className)}
      data-invalid={error ? true : undefined}
    >
      {room > 0 ? (
        <FileUpload
          {...field}
          error={problem}
          accept={accept}
          isMultiple={most > 1}
          files={[]}
          disabled={disabled}
          onAdd={add}
          onRefuse={(files) => {
            setLeftOut(0)
            setRefused(files.map((file) => file.name))
          }}
          onRemove={onRemove}
        />
      ) : (
        <>
          <span className={field.isLabelHidden ? 'ui-visually-hidden' : 'ui-field-label'}>{field.label}</span>
          <FieldMessages controlId={listId} help={leftOut === 0 && labels.pictureLimit(most)} error={problem} />
        </>
      )}
      <ul
        ref={list}
        id={listId}
        aria-label={typeof field.label === 'string' ? field.label : undefined}
        tabIndex={-1}
        className="ui-picture-tiles"
      >
        {images.map((image, index) => (
          <PictureTile
            key={image.id}
            image={image}
            index={index}
            total={images.length}
            isCover={hasCover && index === 0}
            disabled={disabled}
            isDragged={image.id === dragged}
            onMove={(to) => move(image.id, to)}
            onRemove={() => remove(image.id, index)}
            onDragStart={() => setDragged(image.id)}
            onDragEnd={() => setDragged(undefined)}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, index)
              setDragged(undefined)
            }}
          />
        ))}
      </ul>
    </div>
  )
}
