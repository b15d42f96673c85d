/** In pixels: the widths that the site makes of public pictures. One that is narrower is served as it is. */
export const pictureWidths = [160, 320, 640, 1280] as const

export type PictureWidth = (typeof pictureWidths)[number]

/**
 * Addresses of pictures that the site stores. A shop's logo may be anywhere else. Nothing but the letters of a stored
 * file's address: a comma or a space would be read as the end of one candidate of a `srcset`, and what follows as another.
 */
const isOwn = (url: string) => /^\/files\/[\w-]+(?:\/[\w-]+)*\.[a-z\d]+$/.test(url)

const ofWidth = (url: string, width: PictureWidth) => `${url}?w=${width}`

/** Returns the width that an address asks for. Null for any other text: then the picture is served as it is. */
export const readPictureWidth = (text: string | undefined): PictureWidth | null =>
  pictureWidths.find((width) => String(width) === text) ?? null

/** Returns the address of a picture for a place of that many CSS pixels, sharp on screens of twice the density. */
export function thumbnailUrl(url: string, shownWidth: number): string {
  const width = pictureWidths.find((each) => each >= shownWidth * 2)
  return width !== undefined && isOwn(url) ? ofWidth(url, width) : url
}

/**
 * Returns the address of a picture for the whole window: the picture itself. The demo's are stored small, and drawn
 * larger for whoever asks for that width.
 */
export const largestUrl = (url: string): string =>
  isOwn(url) && url.startsWith('/files/demo/') ? ofWidth(url, 1280) : url

export interface PictureSources {
  src: string
  srcSet?: string
  sizes?: string
}

/**
 * Returns attributes of an `img` from which the browser takes the width it needs. `sizes` says how wide it is shown, and
 * `widest` what suffices on any screen.
 */
export function pictureSources(url: string, sizes: string, widest: PictureWidth = 1280): PictureSources {
  if (!isOwn(url)) return { src: url }
  const widths = pictureWidths.filter((width) => width > 160 && width <= widest)
  // The address comes last: a browser that gets it first begins to load it.
  return { sizes, srcSet: widths.map((width) => `${ofWidth(url, width)} ${width}w`).join(', '), src: url }
}
