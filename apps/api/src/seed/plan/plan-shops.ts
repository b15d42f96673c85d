import { basisPointsFromPercent, centsFromVnd } from '@chonoi/domain'
import { type SeedShop, shops, shopWaiting } from '../data/shops.ts'
import { after, before, day, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'
import type { MakePerson, Person } from './plan-people.ts'

export interface Shop {
  id: string
  slug: string
  name: string
  commissionBasisPoints: number
  shippingFeeInCents: number
  createdAt: Date
  owner: Person
  seller: Person
  facts: SeedShop
}

/** Plans the twelve shops with their people. Two of the demo accounts run the first one. */
export function planShops(make: MakePerson, random: Random, { opening }: Moments): Shop[] {
  return shops.map((facts, index) => {
    const createdAt = after(opening, (2 + index * 8) * day)
    const { city } = facts
    const owner = make(facts.owner, { city, createdAt, ...(index === 0 && { email: 'shopadmin@chonoi.test' }) })
    const seller = make(facts.seller, {
      city,
      createdAt: after(createdAt, day),
      ...(index === 0 && { email: 'seller@chonoi.test' }),
    })
    return {
      id: random.uuid(),
      slug: facts.slug,
      name: facts.name,
      commissionBasisPoints: basisPointsFromPercent(facts.commission),
      shippingFeeInCents: centsFromVnd(facts.shippingFee * 1000),
      createdAt,
      owner,
      seller,
      facts,
    }
  })
}

export interface Platform {
  id: string
}

const emailOf = (slug: string) => `${slug}@chonoi.test`
const logoOf = (slug: string) => `/files/${logoKey(slug)}`
const bannerOf = (slug: string) => `/files/${bannerKey(slug)}`
export const logoKey = (slug: string): string => `demo/v1/shops/${slug}-logo.webp`
export const bannerKey = (slug: string): string => `demo/v1/shops/${slug}-banner.webp`

/** Returns the rows of the platform, its shops, and one shop pending approval. */
export function tenantRows(platform: Platform, planned: readonly Shop[], random: Random, { now, opening }: Moments) {
  const platformRow = {
    ...{ id: platform.id, slug: 'default', name: 'Chợ Nổi', primaryColor: '#2563eb', city: 'Cần Thơ' },
    description: 'Chợ trên mạng của những người bán thật: làng nghề, vườn cây, rẫy cà phê và tiệm nhỏ khắp Việt Nam.',
    ...{ logoUrl: null, bannerUrl: bannerOf('default'), contactEmail: 'hotro@chonoi.test', phone: '0292 383 0000' },
    ...{ approvalStatus: 'APPROVED' as const, isPublic: false, isPlatform: true, createdAt: opening },
    ...{ commissionBasisPoints: 0, shippingFeeInCents: 0 },
  }
  const waiting = {
    ...{ id: random.uuid(), slug: shopWaiting.slug, name: shopWaiting.name, description: shopWaiting.description },
    ...{ primaryColor: shopWaiting.colour, city: shopWaiting.city, phone: shopWaiting.phone },
    ...{
      logoUrl: logoOf(shopWaiting.slug),
      bannerUrl: bannerOf(shopWaiting.slug),
      contactEmail: emailOf(shopWaiting.slug),
    },
    ...{ approvalStatus: 'PENDING' as const, isPublic: true, isPlatform: false, createdAt: before(now, 2 * day) },
    commissionBasisPoints: basisPointsFromPercent(shopWaiting.commission),
    shippingFeeInCents: centsFromVnd(shopWaiting.shippingFee * 1000),
  }
  const rows = planned.map(({ id, slug, name, facts, commissionBasisPoints, shippingFeeInCents, createdAt }) => ({
    ...{ id, slug, name, description: facts.description, primaryColor: facts.colour, city: facts.city },
    ...{ logoUrl: logoOf(slug), bannerUrl: bannerOf(slug), contactEmail: emailOf(slug), phone: facts.phone },
    ...{ approvalStatus: 'APPROVED' as const, isPublic: true, isPlatform: false, createdAt },
    ...{ commissionBasisPoints, shippingFeeInCents },
  }))
  return [platformRow, ...rows, waiting]
}
