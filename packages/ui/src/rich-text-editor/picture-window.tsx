import type { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { FileUpload } from '../file-upload/file-upload.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { RichTextWords } from './rich-text-words.ts'

/** An uploaded image. */
export interface UploadedPicture {
  /** A URL that the allow-list accepts. */
  src: string
  /** In pixels, so that loading the image causes no layout shift. */
  width?: number
  height?: number
}

/** Uploads an image; rejects on failure. Aborted when the dialog closes. */
export type UploadPicture = (file: File, signal: AbortSignal) => Promise<UploadedPicture>

/** Lets people choose an image that was uploaded before; resolves to nothing when they don't. */
export type ChoosePicture = () => Promise<(UploadedPicture & { alt?: string | undefined }) | undefined>

export interface PictureWindowProps {
  editor: Editor
  words: RichTextWords
  upload: UploadPicture | undefined
  choose: ChoosePicture | undefined
  /** A file that was pasted or dropped. */
  offeredFile: File | undefined
  onClose: () => void
}

/** Dialog for a new image and its description, or for the description of the selected one. */
export function PictureWindow({ editor, words, upload, choose, offeredFile, onClose }: PictureWindowProps) {
  const { labels } = useUi()
  const formId = useId()
  const isChange = editor.isActive('picture') && !offeredFile
  const [file, setFile] = useState(offeredFile)
  const [problem, setProblem] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const abort = useRef(new AbortController())
  useEffect(() => () => abort.current.abort(), [])

  async function insertPicture(alt: string) {
    if (!file || !upload) {
      setProblem(words.pictureFileMissing)
      return
    }
    setUploading(true)
    try {
      const picture = await upload(file, abort.current.signal)
      if (abort.current.signal.aborted) return
      editor.commands.insertContent({ type: 'picture', attrs: { ...picture, alt } })
      onClose()
    } catch {
      setProblem(words.pictureFailed)
    } finally {
      setUploading(false)
    }
  }

  async function chooseAnother() {
    const picture = await choose?.()
    if (!picture) return
    editor.commands.insertContent({ type: 'picture', attrs: { ...picture, alt: picture.alt ?? '' } })
    onClose()
  }

  function save(fields: FormData) {
    const alt = String(fields.get('alt')).trim()
    if (!isChange) return insertPicture(alt)
    editor.commands.updateAttributes('picture', { alt })
    onClose()
    return undefined
  }

  return (
    <Dialog
      title={words.picture}
      size="sm"
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} isLoading={isUploading}>
            {isChange ? words.pictureSave : words.pictureInsert}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void save(new FormData(event.currentTarget))
        }}
      >
        <Stack gap={3}>
          {!isChange && choose && (
            <div>
              <Button type="button" variant="secondary" onClick={() => void chooseAnother()}>
                {words.pictureLibrary}
              </Button>
            </div>
          )}
          {!isChange && (
            <FileUpload
              label={words.pictureFile}
              accept="image/*"
              isRequired
              error={problem}
              files={file ? [{ id: 'picture', name: file.name, size: file.size }] : []}
              onAdd={([first]) => {
                setFile(first)
                setProblem(undefined)
              }}
              onRemove={() => setFile(undefined)}
            />
          )}
          <TextField
            label={words.pictureAlt}
            name="alt"
            help={words.pictureAltHelp}
            defaultValue={isChange ? String(editor.getAttributes('picture').alt ?? '') : ''}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
