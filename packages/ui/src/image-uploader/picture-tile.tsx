import { ChevronLeft, ChevronRight, CircleAlert, X } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface UploadedImage {
  id: string
  /** The file's name, or what the picture shows. */
  name: string
  /** Where the picture is, or a preview of it. */
  url: string
  /** From 0 to 1 while uploading; absent before and after. */
  progress?: number
  /** Why it could not be uploaded. */
  error?: string
}

export interface PictureTileProps {
  image: UploadedImage
  index: number
  total: number
  disabled: boolean | undefined
  isDragged: boolean
  onMove: (to: number) => void
  onRemove: () => void
  onDragStart: () => void
  onDragEnd: () => void
  /** A dragged picture was let go here. */
  onDrop: () => void
}

/** One picture with its place, its progress and the buttons that move or remove it. */
export function PictureTile(props: PictureTileProps) {
  const { image, index, total, disabled, isDragged, onMove, onRemove, onDragStart, onDragEnd, onDrop } = props
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
      {index === 0 && <span className="ui-picture-tile-cover">{labels.coverPicture}</span>}
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
