import type { NewsMedia } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { FileUpload, type UploadedFile } from '@chonoi/ui/file-upload'
import { useState } from 'react'
import { problemWords } from '../app/problem-words.ts'
import { useAction } from '../app/use-action.ts'
import { mediaActions } from './media-queries.ts'

export interface MediaUploadProps {
  label: string
  isMultiple?: boolean
  /** Called with each stored picture. */
  onUploaded?: (media: NewsMedia) => void
}

/** Uploads pictures into the library at once. Those that failed stay listed with the reason. */
export function MediaUpload({ label, isMultiple = false, onUploaded }: MediaUploadProps) {
  const { t, i18n } = useTranslation('newsManagement')
  const upload = useAction(mediaActions.upload(), { failure: false })
  const [files, setFiles] = useState<UploadedFile[]>([])

  async function add(added: File[]) {
    for (const file of added) {
      const shown = { id: crypto.randomUUID(), name: file.name, size: file.size }
      const others = (listed: UploadedFile[]) => listed.filter(({ id }) => id !== shown.id)
      setFiles((listed) => [...listed, { ...shown, progress: 0.5 }])
      try {
        const media = await upload.submit({ file })
        setFiles(others)
        onUploaded?.(media)
      } catch (error) {
        setFiles((listed) => [...others(listed), { ...shown, error: problemWords(i18n, error) }])
      }
    }
  }
  return (
    <FileUpload
      label={label}
      help={t('editor.featuredImageHelp')}
      accept="image/*"
      isMultiple={isMultiple}
      files={files}
      onAdd={(added) => void add(added)}
      onRemove={(removed) => setFiles((listed) => listed.filter(({ id }) => id !== removed))}
    />
  )
}
