import { ChevronLeft, ChevronRight, CircleAlert, X } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface UploadedImage {
  id: string
  /** The file's name, or a description of the image. */
  name: string
  /** URL of the image or of a preview. */
  url: string
  /** Progress from 0 to 1 while uploading; undefined before and after. */
  progress?: number
  /** Error message of a failed upload. */
  error?: string
}

export interface PictureTileProps {
  image: UploadedImage
  index: number
  isCover: boolean
  total: number
  disabled: boolean | undefined
  isDragged: boolean
  onMove: (to: number) => void
  onRemove: () => void
  onDragStart: () => void
  onDragEnd: () => void
  /** Called when a dragged image is dropped here. */
  onDrop: () => void
}

/** One image with its position, progress and buttons to move or remove it. */
export function PictureTile(props: PictureTileProps) {
  const { image, index, isCover, total, disabled, isDragged, onMove, onRemove, onDragStart, onDragEnd, onDrop } = props
  const { labels } = useUi()
  return (
    <li
      className="ui-picture-tile"
      draggable={!disabled && total > 1}
      data-dragged={isDragged || undefined}
      data-failed={image.error ? true : undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDragStart()
      }}
      onDragEnd={onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <img src={image.url} alt={labels.pictureNumber(index + 1, total, image.name)} draggable={false} />
      {isCover && <span className="ui-picture-tile-cover">{labels.coverPicture}</span>}
      {image.progress !== undefined && !image.error && (
        <progress className="ui-file-progress" value={image.progress} aria-label={labels.uploading(image.name)} />
      )}
      {image.error && (
        <p className="ui-field-error">
          <CircleAlert aria-hidden="true" />
          {image.error}
        </p>
      )}
      {!disabled && (
        <div className="ui-picture-tile-buttons">
          <IconButton
            size="sm"
            label={labels.movePictureEarlier(image.name)}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={index === 0 || undefined}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            size="sm"
            label={labels.movePictureLater(image.name)}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={index === total - 1 || undefined}
            onClick={() => onMove(index + 1)}
          />
          <IconButton
            size="sm"
            className="ui-picture-tile-remove"
            label={labels.removeFile(image.name)}
            icon={<X aria-hidden="true" />}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  )
}
