import type { BodyOf, ShopSettings } from '@chonoi/contract'
import { normalizeVietnamesePhone, type ProvinceFee, shopSettingsValidator, vietnamDate } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { refuseStale } from '../tenant-settings/refuse-stale.ts'
import { findProvinces } from '../places/places.store.ts'
import { refuseUnknownImages } from '../uploads/refuse-unknown-images.ts'
import { shopSettingsChanged } from './shop.events.ts'
import { changeShop, findShop, findShopForUpdate, type ShopRow } from './shop.store.ts'

/** Names come in one order, so that equal fees are equal texts: the database returns them in its own. */
const toFee = ({ provinceCode, feeInCents }: ProvinceFee): ProvinceFee => ({ provinceCode, feeInCents })

/** The settings as of a moment: a shop whose day of reopening has come is open. */
function toShopSettings(row: ShopRow, now: Date): ShopSettings {
  const { id, slug, description, logoUrl, bannerUrl, contactEmail, phone } = row
  const { returnPolicy, shippingPolicy, shippingFeeInCents, freeShippingFromInCents, lowStockLevel } = row
  const isOpen = row.isOpen || (row.reopensOn !== null && row.reopensOn <= vietnamDate(now))
  return {
    ...{ id, shopName: row.name, slug, description, logoUrl, bannerUrl, contactEmail, phone },
    ...{ isOpen, reopensOn: isOpen ? null : row.reopensOn },
    ...{ returnPolicy, shippingPolicy, shippingFeeInCents, freeShippingFromInCents, lowStockLevel },
    provinceFees: row.provinceFees.map(toFee),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function readShopSettings(context: RequestContext): Promise<ShopSettings> {
  const { tenantId } = context
  return context.transaction(async (queries) =>
    toShopSettings(found(await findShop(queries, tenantId)), context.ports.now()),
  )
}

const orNull = (text: string | null) => text?.trim() || null

/**
 * Changes the settings of the current shop (SELLER-02). Fails with slug.taken, with upload.unknown for another's picture,
 * and with tenant.settings_changed and the stored settings when somebody else changed the edited version.
 */
export function updateShopSettings(
  context: RequestContext,
  { updatedAt, ...input }: BodyOf<'updateShopSettings'>,
): Promise<ShopSettings> {
  const { tenantId } = context
  const now = context.ports.now()
  return context.transaction(async (queries) => {
    const before = toShopSettings(found(await findShopForUpdate(queries, tenantId)), now)
    const wanted = tidied({ ...before, ...input })
    const { freeShippingFromInCents } = wanted
    enforceForm(shopSettingsValidator(now), {
      ...wanted,
      freeShippingFromInCents: freeShippingFromInCents ?? undefined,
    })
    await refuseUnknownProvinces(queries, wanted)
    await refuseUnknownImages(context, queries, [
      { field: 'logoUrl', url: wanted.logoUrl, before: [before.logoUrl] },
      { field: 'bannerUrl', url: wanted.bannerUrl, before: [before.bannerUrl] },
    ])
    const changes = differences(before, wanted)
    if (Object.keys(changes).length === 0) return before
    refuseStale(updatedAt, before)
    const { id: _id, updatedAt: _updatedAt, shopName, ...columns } = wanted
    // Another shop that has or had the slug is refused by its unique key.
    const after = found(await changeShop(queries, tenantId, { ...columns, name: shopName }))
    await record(context, queries, shopSettingsChanged(after, changes))
    return toShopSettings(after, now)
  })
}

function tidied(settings: ShopSettings): ShopSettings {
  const { phone } = settings
  return {
    ...settings,
    shopName: settings.shopName.trim(),
    description: orNull(settings.description),
    contactEmail: orNull(settings.contactEmail)?.toLowerCase() ?? null,
    phone: phone === null ? null : (normalizeVietnamesePhone(phone) ?? phone),
    reopensOn: settings.isOpen ? null : settings.reopensOn,
    returnPolicy: orNull(settings.returnPolicy),
    shippingPolicy: orNull(settings.shippingPolicy),
    provinceFees: settings.provinceFees.map(toFee),
  }
}

async function refuseUnknownProvinces(queries: Queries, { provinceFees }: ShopSettings): Promise<void> {
  const known = new Set((await findProvinces(queries)).map(({ code }) => code))
  const unknown = provinceFees.flatMap(({ provinceCode }, index) =>
    known.has(provinceCode) ? [] : [{ field: `provinceFees.${index}.provinceCode`, code: 'not_in_list' } as const],
  )
  if (unknown.length > 0) refuseFields(unknown)
}

function differences(was: ShopSettings, is: ShopSettings) {
  const changed = (Object.keys(is) as (keyof ShopSettings)[]).filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, { from: was[name], to: is[name] }]))
}
