import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Images } from 'lucide-react'
import { MediaUpload } from './media-upload.tsx'
import { useMediaPicker } from './use-media-picker.tsx'

export interface FeaturedImageFieldProps {
  /** The image's address; '' for none. */
  value: string
  onChange: (url: string) => void
}

/** The featured image: uploaded at once or chosen from the library, shown, and removed again (EDITOR-32, EDITOR-33). */
export function FeaturedImageField({ value, onChange }: FeaturedImageFieldProps) {
  const { t } = useTranslation('newsManagement')
  const { choose, picker } = useMediaPicker()

  async function chooseAnother() {
    const media = await choose()
    if (media) onChange(media.url)
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
      <MediaUpload label={t('editor.featuredImage')} onUploaded={({ url }) => onChange(url)} />
      <div>
        <Button variant="secondary" iconStart={<Images aria-hidden="true" />} onClick={() => void chooseAnother()}>
          {t('media.fromLibrary')}
        </Button>
      </div>
      {picker}
    </div>
  )
}
