import type { ProductImage } from '@chonoi/contract'
import { thumbnailUrl } from '@chonoi/domain'
import { Badge } from '@chonoi/ui/badge'
import { IconButton } from '@chonoi/ui/icon-button'
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { productsPictureTool } from './products-classes.ts'

export interface ProductPictureProps {
  image: ProductImage
  /** Its position, from 1. */
  number: number
  canChange: boolean
  isBusy: boolean
  /** Moves it; false at the ends of the list. */
  onEarlier: false | (() => void)
  onLater: false | (() => void)
  onMakePrimary: () => void
  onRemove: () => void
}

/** Shows one image with its actions. */
export function ProductPicture(props: ProductPictureProps) {
  const { image, number, canChange, isBusy, onEarlier, onLater, onMakePrimary, onRemove } = props
  const { t } = useTranslation('productManagement')
  return (
    <li className="cn:grid cn:gap-1 cn:content-start">
      <span className="cn:relative">
        <img
          src={thumbnailUrl(image.url, 160)}
          alt={image.altText ?? t('pictures.alt', { number })}
          loading="lazy"
          className="cn:w-full cn:aspect-square cn:border cn:border-border cn:rounded-md cn:object-cover"
        />
        {image.isPrimary && (
          <span className="cn:absolute cn:top-2 cn:left-2">
            <Badge tone="info">{t('pictures.primary')}</Badge>
          </span>
        )}
      </span>
      {canChange && (
        <span className="cn:flex cn:justify-center">
          <IconButton
            size="sm"
            className={productsPictureTool}
            label={t('pictures.earlier', { number })}
            icon={<ArrowLeft aria-hidden="true" />}
            disabled={isBusy || !onEarlier}
            onClick={onEarlier || undefined}
          />
          <IconButton
            size="sm"
            className={productsPictureTool}
            label={t('pictures.later', { number })}
            icon={<ArrowRight aria-hidden="true" />}
            disabled={isBusy || !onLater}
            onClick={onLater || undefined}
          />
          {!image.isPrimary && (
            <IconButton
              size="sm"
              className={productsPictureTool}
              label={t('pictures.makePrimary')}
              icon={<Star aria-hidden="true" />}
              disabled={isBusy}
              onClick={onMakePrimary}
            />
          )}
          <IconButton
            size="sm"
            className={productsPictureTool}
            label={t('pictures.delete', { number })}
            icon={<Trash2 aria-hidden="true" />}
            disabled={isBusy}
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  )
}
