import { thumbnailUrl } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { lazy, Suspense, useState } from 'react'

const loadLightbox = () => import('@chonoi/ui/lightbox').then(({ Lightbox }) => ({ default: Lightbox }))
const Lightbox = lazy(loadLightbox)
const prefetch = () => void loadLightbox().catch(() => undefined)

export interface PictureStripProps {
  /** Addresses on this site. */
  urls: readonly string[]
  /** Whose pictures they are. */
  name: string
  /** `sm` in a row of a table. Default `md`. */
  size?: 'sm' | 'md'
}

const widths = { sm: 48, md: 80 } as const
const places = { sm: 'cn:size-[48px]', md: 'cn:size-[80px]' } as const

/** Small pictures in a row that somebody added; a press opens them on the whole window. The code of that is loaded on intent. */
export function PictureStrip({ urls, name, size = 'md' }: PictureStripProps) {
  const { t } = useTranslation('common')
  const [openAt, setOpenAt] = useState<number>()
  if (urls.length === 0) return null
  const label = t('picture.of', { name })
  const pictures = urls.map((url, index) => ({
    id: url,
    src: url,
    alt: t('picture.one', { name, number: index + 1, total: urls.length }),
  }))
  return (
    <>
      <ul aria-label={label} className="cn:flex cn:flex-wrap cn:gap-2">
        {pictures.map(({ id, src, alt }, index) => (
          <li key={id}>
            <button
              type="button"
              className={`${places[size]} cn:block cn:rounded-sm cn:border cn:border-border cn:bg-surface-sunken cn:overflow-hidden cn:cursor-zoom-in cn:hover:border-primary`}
              aria-haspopup="dialog"
              onClick={() => setOpenAt(index)}
              onPointerEnter={prefetch}
              onFocus={prefetch}
            >
              <img
                src={thumbnailUrl(src, widths[size])}
                alt={alt}
                width={widths[size]}
                height={widths[size]}
                loading="lazy"
                className="cn:size-full cn:object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
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
