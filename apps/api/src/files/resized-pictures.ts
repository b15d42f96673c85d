import { pictureWidths, type PictureWidth } from '@chonoi/domain'
import type { FileStore, StoredFile } from '../ports/file-store.ts'
import type { ImageWorkshop } from '../ports/image-workshop.ts'
import { openTurns } from '../ports/turns.ts'
import { extensionOfPublicKey } from './file-key.ts'

/** What can be made again of the uploads, and is left out of backups. */
export const resizedFolder = 'resized/'
const resizedKey = (key: string, width: PictureWidth) => `${resizedFolder}${width}/${key}`

/** Threads that draw are threads that files and passwords wait for. */
const atOnce = 2
/** Pages full of pictures that nobody saw before. */
const mostWaiting = 200

export interface ResizedPictures {
  /** Returns a public picture in that width. Null when it comes as it is, undefined when there is none or no time. */
  read(key: string, width: PictureWidth): Promise<StoredFile | null | undefined>
}

/** Draws a picture that is stored smaller than that. Undefined when it isn't known how. */
export type DrawLarger = (key: string, width: PictureWidth) => Promise<Uint8Array | undefined>

/** Makes pictures in other widths when they are first asked for, and keeps them beside the uploads. */
export function openResizedPictures(
  files: FileStore,
  images: Pick<ImageWorkshop, 'narrow'>,
  warn: (error: unknown) => void,
  drawLarger: DrawLarger = () => Promise.resolve(undefined),
): ResizedPictures {
  const underWay = new Map<string, Promise<Uint8Array | null | undefined>>()
  const inTurn = openTurns(atOnce, mostWaiting, () => new Error('too many pictures wait to be made narrower'))

  async function make(key: string, width: PictureWidth): Promise<Uint8Array | null | undefined> {
    const original = await files.read(key)
    if (!original) return undefined
    const bytes = new Uint8Array(await new Response(original.stream).arrayBuffer())
    const made = (await images.narrow(bytes, width)) ?? (await drawLarger(key, width))
    if (!made) return null
    const target = resizedKey(key, width)
    await files.write(target, made)
    // The original may have been removed meanwhile, and with it what was made of it until then.
    const still = await files.read(key)
    await (still ? still.stream.cancel() : files.remove(target))
    return made
  }

  /** Everybody who asks meanwhile gets the same. */
  function makeOnce(key: string, width: PictureWidth): Promise<Uint8Array | null | undefined> {
    const target = resizedKey(key, width)
    const running = underWay.get(target)
    if (running) return running
    const making = inTurn(() => make(key, width))
      .catch((error: unknown) => void warn(error))
      .finally(() => underWay.delete(target))
    underWay.set(target, making)
    return making
  }

  return {
    async read(key, width) {
      const kept = await files.read(resizedKey(key, width))
      if (kept) return kept
      const bytes = await makeOnce(key, width)
      return bytes && { stream: new Blob([Uint8Array.from(bytes)]).stream(), size: bytes.length }
    },
  }
}

/** The store, which removes with a picture what was made of it. */
export function removingResized(files: FileStore): FileStore {
  return {
    write: (key, bytes) => files.write(key, bytes),
    writeChunks: (key, chunks) => files.writeChunks(key, chunks),
    read: (key) => files.read(key),
    async remove(key) {
      await files.remove(key)
      if (extensionOfPublicKey(key) === null) return
      for (const width of pictureWidths) await files.remove(resizedKey(key, width))
    },
  }
}
