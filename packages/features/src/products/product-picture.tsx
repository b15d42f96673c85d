import type { ProductImage } from '@chonoi/contract'
import { Badge } from '@chonoi/ui/badge'
import { IconButton } from '@chonoi/ui/icon-button'
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'

export interface ProductPictureProps {
  image: ProductImage
  /** Its place, from 1. */
  number: number
  canChange: boolean
  isBusy: boolean
  /** False at the end that it can't leave. */
  onEarlier: false | (() => void)
  onLater: false | (() => void)
  onMakePrimary: () => void
  onRemove: () => void
}

/** One picture with what can be done to it. */
export function ProductPicture(props: ProductPictureProps) {
  const { image, number, canChange, isBusy, onEarlier, onLater, onMakePrimary, onRemove } = props
  const { t } = useTranslation('productManagement')
  return (
    <li className="cn:grid cn:gap-1 cn:content-start">
      <span className="cn:relative cn:[&_img]:block cn:[&_img]:w-full cn:[&_img]:h-auto cn:[&_img]:aspect-square cn:[&_img]:border cn:[&_img]:border-border cn:[&_img]:rounded-md cn:[&_img]:object-cover">
        <img src={image.url} alt={image.altText ?? t('pictures.alt', { number })} loading="lazy" />
        {image.isPrimary && (
          <span className="cn:absolute cn:top-2 cn:left-2">
            <Badge tone="info">{t('pictures.primary')}</Badge>
          </span>
        )}
      </span>
      {canChange && (
        <span className="cn:flex cn:justify-center cn:[&_:disabled]:bg-transparent cn:[&_:disabled]:opacity-50">
          <IconButton
            size="sm"
            label={t('pictures.earlier', { number })}
            icon={<ArrowLeft aria-hidden="true" />}
            disabled={isBusy || !onEarlier}
            onClick={onEarlier || undefined}
          />
          <IconButton
            size="sm"
            label={t('pictures.later', { number })}
            icon={<ArrowRight aria-hidden="true" />}
            disabled={isBusy || !onLater}
            onClick={onLater || undefined}
          />
          {!image.isPrimary && (
            <IconButton
              size="sm"
              label={t('pictures.makePrimary')}
              icon={<Star aria-hidden="true" />}
              disabled={isBusy}
              onClick={onMakePrimary}
            />
          )}
          <IconButton
            size="sm"
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
