import { slugFrom } from '@chonoi/domain'
import type { SeedShop } from '../data/shops.ts'
import type { Placed } from '../pictures/compose-picture.ts'
import { type Ground, grounds, type Size } from '../pictures/grounds.ts'
import type { Kind, Version } from '../trade.ts'
import { bannerKey, logoKey } from './plan-shops.ts'

/** An image to compose and store under `key`. The version in the key changes with the drawing code. */
export interface PlannedPicture {
  key: string
  size: Size
  ground: Ground
  objects: readonly Placed[]
}

export const pictureUrl = ({ key }: PlannedPicture): string => `/files/${key}`

const square: Size = { width: 640, height: 640 }
const wide: Size = { width: 1280, height: 400 }
const landscape: Size = { width: 960, height: 540 }
const small: Size = { width: 256, height: 256 }

/** Picks one of three grounds per shop, so that its grid varies but looks consistent. */
function shopGround(shopIndex: number, turn: number): Ground {
  return grounds[(shopIndex + (turn % 3) * 3) % grounds.length] as Ground
}

/** The drawing of painted objects is the second one. */
const drawingOf = (versions: readonly Version[]) => (versions.some(({ tint }) => tint?.paint) ? 'v2' : 'v1')

const objectOf = (kind: Kind, { emoji, tint }: Version) => ({ emoji: emoji ?? kind.emoji, tint })

/** Plans a product's first image: alone, or with its companion on either side. */
export function productPicture(shop: string, shopIndex: number, kind: Kind, versionIndex: number): PlannedPicture {
  const version = kind.versions[versionIndex] as Version
  const main = objectOf(kind, version)
  const beside = kind.beside !== undefined && kind.beside !== main.emoji ? kind.beside : undefined
  const arrangements: Placed[][] = [
    [{ ...main, x: 0.5, foot: 0.83, size: 0.62 }],
    [
      { ...main, x: 0.43, foot: 0.81, size: 0.58 },
      ...(beside ? [{ emoji: beside, x: 0.78, foot: 0.88, size: 0.25 }] : []),
    ],
    [
      { ...main, x: 0.57, foot: 0.81, size: 0.58 },
      ...(beside ? [{ emoji: beside, x: 0.22, foot: 0.88, size: 0.25 }] : []),
    ],
  ]
  const arrangement = beside ? versionIndex % 3 : 0
  return {
    key: `demo/${drawingOf([version])}/${shop}/${slugFrom(kind.name)}-${versionIndex + 1}.webp`,
    size: square,
    ground: shopGround(shopIndex, versionIndex),
    objects: arrangements[arrangement] ?? [],
  }
}

/** Plans an image of all versions of a kind side by side, the middle one in front. */
export function familyPicture(shop: string, shopIndex: number, kind: Kind): PlannedPicture {
  const versions = kind.versions.slice(0, 3)
  const shown = versions.map((version) => objectOf(kind, version))
  const places =
    shown.length === 2
      ? [
          { x: 0.31, foot: 0.8, size: 0.46 },
          { x: 0.69, foot: 0.84, size: 0.46 },
        ]
      : [
          { x: 0.24, foot: 0.79, size: 0.4 },
          { x: 0.76, foot: 0.79, size: 0.4 },
          { x: 0.5, foot: 0.88, size: 0.46 },
        ]
  return {
    key: `demo/${drawingOf(versions)}/${shop}/${slugFrom(kind.name)}-nhom.webp`,
    size: square,
    ground: shopGround(shopIndex, kind.versions.length + 1),
    objects: shown.map((object, index) => ({ ...object, ...(places[index] ?? { x: 0.5, foot: 0.8, size: 0.4 }) })),
  }
}

export function closePicture(shop: string, shopIndex: number, kind: Kind, versionIndex: number): PlannedPicture {
  const version = kind.versions[versionIndex] as Version
  return {
    key: `demo/${drawingOf([version])}/${shop}/${slugFrom(kind.name)}-${versionIndex + 1}-gan.webp`,
    size: square,
    ground: shopGround(shopIndex, versionIndex + 1),
    objects: [{ ...objectOf(kind, version), x: 0.52, foot: 0.94, size: 0.84, turn: -6 }],
  }
}

/** Plans the image of a shop's packaging, shared by all its products. */
export function packingPicture(shop: SeedShop, shopIndex: number): PlannedPicture {
  return {
    key: `demo/v1/${shop.slug}/dong-goi.webp`,
    size: square,
    ground: shopGround(shopIndex, 2),
    objects: [
      { emoji: '📦', x: 0.42, foot: 0.83, size: 0.54 },
      { emoji: shop.objects[0] ?? '📦', x: 0.77, foot: 0.9, size: 0.3 },
    ],
  }
}

export function logoPicture({ slug, colour, objects }: Pick<SeedShop, 'slug' | 'colour' | 'objects'>): PlannedPicture {
  const hue = hueOf(colour)
  return {
    key: logoKey(slug),
    size: small,
    ground: { wall: hue, table: hue },
    objects: [{ emoji: objects[0] ?? '📦', x: 0.5, foot: 0.84, size: 0.66 }],
  }
}

/** Plans a banner with objects on the right, because the shop's name may cover the left. */
export function bannerPicture({
  slug,
  colour,
  objects,
}: Pick<SeedShop, 'slug' | 'colour' | 'objects'>): PlannedPicture {
  const step = 0.52 / Math.max(1, objects.length - 1)
  return {
    key: bannerKey(slug),
    size: wide,
    ground: { wall: hueOf(colour), table: 36 },
    objects: objects
      .map((emoji, index) => ({
        emoji,
        x: 0.37 + index * step,
        foot: index % 2 === 0 ? 0.86 : 0.78,
        size: index % 2 === 0 ? 0.5 : 0.4,
      }))
      .sort((one, other) => one.foot - other.foot),
  }
}

export function categoryPicture(slug: string, emoji: string, index: number): PlannedPicture {
  return {
    key: `demo/v1/danh-muc/${slug}.webp`,
    size: { width: 400, height: 400 },
    ground: grounds[index % grounds.length] as Ground,
    objects: [{ emoji, x: 0.5, foot: 0.84, size: 0.64 }],
  }
}

export function articlePicture(slug: string, objects: readonly string[], index: number): PlannedPicture {
  const [first = '📰', second, third] = objects
  return {
    key: `demo/v1/tin-tuc/${slug}.webp`,
    size: landscape,
    ground: grounds[(index * 3) % grounds.length] as Ground,
    objects: [
      ...(second ? [{ emoji: second, x: 0.28, foot: 0.78, size: 0.42 }] : []),
      ...(third ? [{ emoji: third, x: 0.73, foot: 0.8, size: 0.4 }] : []),
      { emoji: first, x: 0.5, foot: 0.87, size: 0.58 },
    ],
  }
}

/** Returns the hue of #rrggbb in degrees. */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const most = Math.max(r, g, b)
  const spread = most - Math.min(r, g, b)
  if (spread === 0) return 0
  const sixth = most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return Math.round(sixth * 60)
}
