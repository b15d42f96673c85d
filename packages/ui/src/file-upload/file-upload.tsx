import { UploadCloud } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { FieldMessages, fieldMessageIds, linesOf, RequiredMark } from '../field/field-parts.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { announce } from '../live-region/announce.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { isAccepted } from './accepts-file.ts'
import { type UploadedFile, UploadedFileRow } from './uploaded-file-row.tsx'

export type { UploadedFile } from './uploaded-file-row.tsx'

export interface FileUploadProps extends FieldOptions, GlobalAttributes {
  /** The files added so far. The application uploads them and updates their progress. */
  files: readonly UploadedFile[]
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  /** Called before `onAdd` with the rejected files, possibly none. The field itself shows their names. */
  onRefuse?: (files: File[]) => void
  /** Accepted types, as on a native file input: `image/*,.pdf`. Also applies to dropped files. */
  accept?: string
  isMultiple?: boolean
  name?: string
  disabled?: boolean
  /** Forwarded to the file input. */
  ref?: Ref<HTMLInputElement>
}

/** A file input with drag and drop. Lists each file with its progress, its error and a remove button. */
export function FileUpload(props: FileUploadProps) {
  const {
    files,
    onAdd,
    onRemove,
    onRefuse,
    accept,
    isMultiple = false,
    name,
    disabled,
    ref,
    ...others
  } = withoutNulls(props)
  const [field, attributes] = separateFieldOptions(others)
  const { labels } = useUi()
  const ownId = useId()
  const id = field.id ?? ownId
  const [isDraggedOver, setDraggedOver] = useState(false)
  /** Names of the files rejected when files were last added. */
  const [refused, setRefused] = useState<readonly string[]>([])
  const refusal = (names: readonly string[]) => labels.fileRefused(names.join(', '))
  const message = linesOf([field.error, refused.length > 0 && refusal(refused)])

  function add(offered: File[]) {
    const accepted = offered.filter((file) => isAccepted(file, accept))
    const turnedAway = offered.filter((file) => !accepted.includes(file))
    const names = turnedAway.map((file) => file.name)
    setRefused(names)
    if (names.length > 0) announce(refusal(names), 'assertive')
    onRefuse?.(turnedAway)
    if (accepted.length > 0) onAdd(isMultiple ? accepted : accepted.slice(0, 1))
  }

  return (
    <div className={classNames('ui-field', field.className)} data-invalid={field.error ? true : undefined}>
      <span id={`${id}-label`} className={field.isLabelHidden ? 'ui-visually-hidden' : 'ui-field-label'}>
        {field.label}
        {field.isRequired && <RequiredMark />}
      </span>
      <label className="ui-file-drop" data-dragged-over={isDraggedOver || undefined}>
        <UploadCloud aria-hidden="true" />
        <span id={`${id}-action`} className="ui-file-drop-action">
          {isMultiple ? labels.chooseFiles : labels.chooseFile}
        </span>
        <span className="ui-file-drop-hint">{labels.dropFileHere}</span>
        <input
          {...attributes}
          ref={ref}
          id={id}
          type="file"
          className="ui-file-input"
          name={name}
          accept={accept}
          multiple={isMultiple}
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-action`}
          aria-describedby={fieldMessageIds(id, field.help, message)}
          aria-invalid={field.error ? true : undefined}
          aria-required={field.isRequired || undefined}
          onDragEnter={() => setDraggedOver(true)}
          onDragLeave={() => setDraggedOver(false)}
          onDrop={() => setDraggedOver(false)}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])])
            // Allows choosing the same file again after removing it.
            event.currentTarget.value = ''
          }}
        />
      </label>
      <FieldMessages controlId={id} help={field.help} error={message} />
      {files.length > 0 && (
        <ul className="ui-file-list" aria-labelledby={`${id}-label`}>
          {files.map((file) => (
            <UploadedFileRow key={file.id} file={file} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </div>
  )
}
