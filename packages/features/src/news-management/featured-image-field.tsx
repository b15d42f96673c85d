import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { FileUpload, type UploadedFile } from '@chonoi/ui/file-upload'
import { useState } from 'react'
import { problemWords } from '../app/problem-words.ts'
import { useImageUpload } from '../app/use-image-upload.ts'

export interface FeaturedImageFieldProps {
  /** The image's address; '' for none. */
  value: string
  onChange: (url: string) => void
}

/** The featured image: uploaded at once, shown, and removed again (EDITOR-32, EDITOR-33). */
export function FeaturedImageField({ value, onChange }: FeaturedImageFieldProps) {
  const { t, i18n } = useTranslation('newsManagement')
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
        <div className="cn:grid cn:gap-2 cn:justify-items-start">
          <img
            src={value}
            alt={t('editor.featuredImage')}
            className="cn:w-full cn:max-w-md cn:aspect-video cn:object-cover cn:rounded-md"
          />
          <Button size="sm" variant="secondary" onClick={() => onChange('')}>
            {t('editor.removeImage')}
          </Button>
        </div>
      )}
      <FileUpload
        label={t('editor.featuredImage')}
        help={t('editor.featuredImageHelp')}
        accept="image/*"
        files={files}
        onAdd={(added) => void add(added)}
        onRemove={() => setFiles([])}
      />
    </div>
  )
}
