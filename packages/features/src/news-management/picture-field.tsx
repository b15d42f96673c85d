import { thumbnailUrl } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Images } from 'lucide-react'
import { useRef } from 'react'
import { MediaUpload } from './media-upload.tsx'
import { useMediaPicker } from './use-media-picker.tsx'

export interface PictureFieldProps {
  label: string
  /** The image's address; '' for none. */
  value: string
  onChange: (url: string) => void
}

/** A picture: uploaded at once or chosen from the library, shown, and removed again (EDITOR-32, EDITOR-33). */
export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const { t } = useTranslation('newsManagement')
  const { choose, picker } = useMediaPicker()
  const library = useRef<HTMLButtonElement>(null)

  function remove() {
    // Its own button goes with the picture.
    library.current?.focus()
    onChange('')
  }
  async function chooseAnother() {
    const media = await choose()
    if (media) onChange(media.url)
  }
  return (
    <div className="cn:grid cn:gap-3">
      <MediaUpload label={label} onUploaded={({ url }) => onChange(url)} />
      <div>
        <Button
          ref={library}
          variant="secondary"
          iconStart={<Images aria-hidden="true" />}
          onClick={() => void chooseAnother()}
        >
          {t('media.fromLibrary')}
        </Button>
      </div>
      {value && (
        <div className="cn:flex cn:flex-wrap cn:items-end cn:gap-3">
          <img
            src={thumbnailUrl(value, 240)}
            alt={label}
            className="cn:w-60 cn:aspect-video cn:object-cover cn:rounded-md"
          />
          <Button size="sm" variant="secondary" onClick={remove}>
            {t('editor.removeImage')}
          </Button>
        </div>
      )}
      {picker}
    </div>
  )
}
