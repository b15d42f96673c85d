import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { FileStore } from '../../ports/file-store.ts'
import type { PlannedPicture } from '../plan/plan-pictures.ts'
import { composePicture } from './compose-picture.ts'

export type DrawPicture = (picture: PlannedPicture) => Promise<Uint8Array>

export const drawComposed: DrawPicture = ({ ground, size, objects }) => composePicture(ground, size, objects)

/** Creates the missing images, several in parallel. Returns how many it created. */
export async function makePictures(
  files: FileStore,
  pictures: readonly PlannedPicture[],
  draw: DrawPicture,
): Promise<number> {
  const waiting = [...pictures]
  let made = 0
  const threads = sharp.concurrency()
  // Several images with one thread each are faster than several threads per small image.
  sharp.concurrency(1)
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (await exists(files, next.key)) continue
      await files.write(next.key, await draw(next))
      made++
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(8, availableParallelism() + 1) }, work))
  } finally {
    sharp.concurrency(threads)
  }
  return made
}

async function exists(files: FileStore, key: string): Promise<boolean> {
  const found = await files.read(key)
  await found?.stream.cancel()
  return found !== undefined
}
