import { existsSync } from 'node:fs'
import { shops } from '../data/shops.ts'
import { trades } from '../data/trades.ts'
import {
  closePicture,
  familyPicture,
  packingPicture,
  type PlannedPicture,
  productPicture,
} from '../plan/plan-pictures.ts'
import type { Kind } from '../trade.ts'
import { composePicture } from './compose-picture.ts'
import { emojiFile, largeObjectFile } from './emoji-objects.ts'
import { drawGround } from './grounds.ts'

/** Drawn once for each picture, when somebody looks at it: nothing stays in memory. */
const large = {
  fileOf: (emoji: string) => (existsSync(largeObjectFile(emoji)) ? largeObjectFile(emoji) : emojiFile(emoji)),
  ground: drawGround,
  webp: { quality: 84, effort: 2 },
}

let planned: Map<string, PlannedPicture> | undefined

const picturesOf = (shop: string, shopIndex: number, kind: Kind): PlannedPicture[] => [
  familyPicture(shop, shopIndex, kind),
  ...kind.versions.flatMap((_, index) => [
    productPicture(shop, shopIndex, kind, index),
    closePicture(shop, shopIndex, kind, index),
  ]),
]

/** Every picture that the demo may have of its goods, by key. */
export function goodsPictures(): Map<string, PlannedPicture> {
  planned ??= new Map(
    shops
      .flatMap((shop, shopIndex) => [
        packingPicture(shop, shopIndex),
        ...trades
          .filter((trade) => trade.shop === shop.slug)
          .flatMap(({ kinds }) => kinds.flatMap((kind) => picturesOf(shop.slug, shopIndex, kind))),
      ])
      .map((picture) => [picture.key, picture]),
  )
  return planned
}

/**
 * Draws a picture of the demo's goods again in a larger width: they are stored at 640 pixels, because a first start
 * draws six hundred. Undefined for any other key, and when it is stored as large.
 */
export async function drawLarge(key: string, width: number): Promise<Uint8Array | undefined> {
  const picture = goodsPictures().get(key)
  if (!picture || picture.size.width >= width) return undefined
  const height = Math.round((picture.size.height * width) / picture.size.width)
  return composePicture(picture.ground, { width, height }, picture.objects, large)
}
