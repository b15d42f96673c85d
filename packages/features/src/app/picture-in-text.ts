import { pictureSources } from '@chonoi/domain'
import type { RichTextPicture } from '@chonoi/ui/rich-text-view'

/** In pixels: the widest that the text of an article becomes. */
const columnWidth = 720

/**
 * Returns the narrower versions of a picture in an article's text. One without a width is shown as wide as its file is,
 * which `sizes` would change.
 */
export function pictureInText({ src, width }: RichTextPicture) {
  if (width === undefined) return {}
  const widest = Math.min(width, columnWidth)
  return pictureSources(src, `(min-width: ${widest}px) ${widest}px, 100vw`)
}
