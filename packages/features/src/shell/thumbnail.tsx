import { thumbnailUrl } from '@chonoi/domain'

export interface ThumbnailProps {
  /** Null: an empty place of the same size. */
  url: string | null
  /** How wide it is shown, in CSS pixels. */
  width: number
  /** Default: as high as wide. */
  height?: number
  /** Of the picture and of the empty place. */
  className: string
}

/** A small picture beside a name, which says what it shows. */
export function Thumbnail({ url, width, height = width, className }: ThumbnailProps) {
  if (!url) return <span className={className} />
  return (
    <img src={thumbnailUrl(url, width)} alt="" width={width} height={height} loading="lazy" className={className} />
  )
}
