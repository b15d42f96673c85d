import { useTranslation } from '@chonoi/i18n/react'
import { Avatar } from '@chonoi/ui/avatar'
import { Button } from '@chonoi/ui/button'
import { FileUpload, type UploadedFile } from '@chonoi/ui/file-upload'
import { useState } from 'react'
import { problemWords } from '../app/problem-words.ts'
import { useImageUpload } from '../app/use-image-upload.ts'

export interface AvatarFieldProps {
  name: string
  /** The picture's address; '' for none. */
  value: string
  onChange: (url: string) => void
}

/** The picture of an author: uploaded at once, shown, and removed again. */
export function AvatarField({ name, value, onChange }: AvatarFieldProps) {
  const { t, i18n } = useTranslation('newsAuthors')
  const upload = useImageUpload()
  const [files, setFiles] = useState<UploadedFile[]>([])

  async function add([file]: File[]) {
    if (!file) return
    const shown = { id: file.name, name: file.name, size: file.size }
    setFiles([{ ...shown, progress: 0.5 }])
    try {
      onChange((await upload(file)).url)
      setFiles([])
    } catch (error) {
      setFiles([{ ...shown, error: problemWords(i18n, error) }])
    }
  }
  return (
    <div className="cn:grid cn:gap-3">
      {value && (
        <div className="cn:flex cn:items-center cn:gap-3">
          <Avatar name={name} src={value} size="lg" />
          <Button size="sm" variant="secondary" onClick={() => onChange('')}>
            {t('removeAvatar')}
          </Button>
        </div>
      )}
      <FileUpload
        label={t('field.avatar')}
        accept="image/*"
        files={files}
        onAdd={(added) => void add(added)}
        onRemove={() => setFiles([])}
      />
    </div>
  )
}
