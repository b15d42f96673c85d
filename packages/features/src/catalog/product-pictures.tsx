import type { Product } from '@chonoi/contract'
import { largestUrl, pictureSources, thumbnailUrl } from '@chonoi/domain'
import { Gallery } from '@chonoi/ui/gallery'
import { useTranslation } from '@chonoi/i18n/react'
import { lazy, Suspense, useState } from 'react'
import { NoPicture } from '../shell/no-picture.tsx'

const loadLightbox = () => import('@chonoi/ui/lightbox').then(({ Lightbox }) => ({ default: Lightbox }))
const Lightbox = lazy(loadLightbox)
const prefetch = () => void loadLightbox().catch(() => undefined)

/** Shows a product's pictures; a press opens them on the whole window. The code of that is loaded on intent. */
export function ProductPictures({ product }: { product: Product }) {
  const { t } = useTranslation('products')
  const [openAt, setOpenAt] = useState<number>()
  if (product.images.length === 0) {
    return (
      <div className="cn:aspect-square cn:rounded-lg cn:bg-surface-sunken">
        <NoPicture />
      </div>
    )
  }
  const label = t('detail.pictures', { name: product.name })
  const pictures = product.images.map((image, index) => ({
    id: image.id,
    ...pictureSources(image.url, '(min-width: 1024px) 560px, (min-width: 768px) 50vw, 100vw'),
    thumbnailSrc: thumbnailUrl(image.url, 80),
    fullSrc: largestUrl(image.url),
    alt: image.altText ?? t('detail.picture', { name: product.name, number: index + 1 }),
  }))
  return (
    <>
      <Gallery
        label={label}
        pictures={pictures}
        className="photographs"
        onEnlarge={setOpenAt}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
      {openAt !== undefined && (
        <Suspense>
          <Lightbox
            label={label}
            pictures={pictures}
            startAt={openAt}
            isOpen
            onOpenChange={() => setOpenAt(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
