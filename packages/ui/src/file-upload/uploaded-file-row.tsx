import { CircleAlert, CircleCheck, FileText, X } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface UploadedFile {
  id: string
  name: string
  /** Size in bytes. */
  size?: number
  /** Progress from 0 to 1 while uploading; undefined before and after. */
  progress?: number
  isDone?: boolean
  /** Error message of a failed upload. */
  error?: string
  /** Preview image. */
  previewUrl?: string
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Base 1024, as file managers show sizes. */
function writeSize(bytes: number, locale: string): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  const value = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1024 ** step)
  return `${value}\u00A0${units[step]}`
}

/** One file of an upload. */
export function UploadedFileRow({ file, onRemove }: { file: UploadedFile; onRemove: (id: string) => void }) {
  const { labels, locale } = useUi()
  return (
    <li className="ui-file" data-failed={file.error ? true : undefined}>
      <span className="ui-file-preview">
        {file.previewUrl ? <img src={file.previewUrl} alt="" /> : <FileText aria-hidden="true" />}
      </span>
      <span className="ui-file-words">
        <span className="ui-file-name">{file.name}</span>
        {file.error && (
          <span className="ui-field-error">
            <CircleAlert aria-hidden="true" />
            {file.error}
          </span>
        )}
        {!file.error && file.progress !== undefined && (
          <progress className="ui-file-progress" value={file.progress} aria-label={labels.uploading(file.name)} />
        )}
        {!file.error && file.progress === undefined && file.size !== undefined && (
          <span className="ui-file-size">{writeSize(file.size, locale)}</span>
        )}
      </span>
      {file.isDone && !file.error && (
        <CircleCheck className="ui-file-done" role="img" aria-hidden={false} aria-label={labels.uploaded} />
      )}
      <IconButton
        size="sm"
        label={labels.removeFile(file.name)}
        icon={<X aria-hidden="true" />}
        onClick={() => onRemove(file.id)}
      />
    </li>
  )
}
