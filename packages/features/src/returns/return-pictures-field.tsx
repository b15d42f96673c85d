import { maxReturnPictures } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { PicturesField, type PicturesFieldProps } from '../forms/pictures-field.tsx'

/** Pictures of the goods. */
export function ReturnPicturesField(props: Pick<PicturesFieldProps, 'value' | 'onChange' | 'onUploading' | 'error'>) {
  const { t } = useTranslation('returns')
  return (
    <PicturesField label={t('request.pictures')} help={t('request.picturesHelp')} most={maxReturnPictures} {...props} />
  )
}
