import type { BodyOf } from '@chonoi/contract'
import {
  normalizeEmail,
  normalizeVietnamesePhone,
  validateTenantBranding,
  validateTenantSettings,
} from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, found, refuseFields } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import type { Event } from '../events/event.ts'
import { record } from '../events/record.ts'
import { toBranding } from '../tenants/public-tenant-views.ts'
import { refuseUnknownImages } from '../uploads/refuse-unknown-images.ts'
import { refuseStale } from './refuse-stale.ts'
import { tenantBrandingChanged, tenantSettingsChanged } from './tenant-settings.events.ts'
import { changeTenant, findTenantForUpdate, type TenantRow } from './tenant-settings.store.ts'
import { toTenantSettings } from './tenant-settings-views.ts'

/**
 * Changes what the input names. Fails with slug.taken, with a 422 that names every wrong field, and with
 * tenant.settings_changed and the stored settings when somebody else changed the edited version.
 */
export function changeTenantSettings(context: RequestContext, { updatedAt, ...input }: BodyOf<'updateTenantSettings'>) {
  return change(context, tenantSettingsChanged, (before) => {
    const wanted = { ...before, ...withoutBlanks(input) }
    // A stored value that today's rules refuse doesn't keep others from being saved.
    enforceForm((form) => validateTenantSettings(form).filter(({ field }) => field in input), wanted)
    if (before.isPlatform && wanted.slug !== before.slug)
      return refuseFields([{ field: 'slug', code: 'slug.reserved' }])
    if (namesOfChanged(before, wanted).length > 0) refuseStale(updatedAt, toTenantSettings(before))
    return wanted
  })
}

const texts = ['description', 'website', 'contactEmail', 'phone', 'city'] as const

/** An empty text is none; texts are stored without blanks around them. */
function withoutBlanks(input: Omit<BodyOf<'updateTenantSettings'>, 'updatedAt'>) {
  const cleaned: Partial<Record<(typeof texts)[number], string | null>> = {}
  for (const name of texts) if (input[name] !== undefined) cleaned[name] = input[name]?.trim() || null
  const { contactEmail, phone } = cleaned
  return {
    ...input,
    ...(input.name !== undefined && { name: input.name.trim() }),
    ...cleaned,
    ...(contactEmail && { contactEmail: normalizeEmail(contactEmail) }),
    ...(phone && { phone: normalizeVietnamesePhone(phone) ?? phone }),
  }
}

/**
 * Changes what the input names of logo, banner and color. Images are uploads of the caller, or those that the tenant has already.
 * Fails with row.changed when the edited version isn't the stored one.
 */
export function changeTenantBranding(context: RequestContext, { version, ...input }: BodyOf<'updateTenantBranding'>) {
  enforceForm(validateTenantBranding, input)
  return change(context, tenantBrandingChanged, async (before, queries) => {
    await enforceVersion(version, before, () => toBranding(before))
    await refuseUnknownImages(context, queries, [
      { field: 'logoUrl', url: input.logoUrl, before: [before.logoUrl] },
      { field: 'bannerUrl', url: input.bannerUrl, before: [before.bannerUrl] },
    ])
    const color = input.primaryColor?.toLowerCase()
    return { ...before, ...input, ...(color !== undefined && { primaryColor: color || null }) }
  })
}

type Change = (before: TenantRow, queries: Queries) => TenantRow | Promise<TenantRow>
type Told = (tenantId: string, changes: Record<string, { from: unknown; to: unknown }>) => Event

function change(context: RequestContext, told: Told, make: Change): Promise<TenantRow> {
  const { tenantId } = context
  return context.transaction(async (queries) => {
    const before = found(await findTenantForUpdate(queries, tenantId))
    const wanted = await make(before, queries)
    const names = namesOfChanged(before, wanted)
    if (names.length === 0) return before
    const changes = Object.fromEntries(names.map((name) => [name, { from: before[name], to: wanted[name] }]))
    const after = await changeTenant(queries, tenantId, Object.fromEntries(names.map((name) => [name, wanted[name]])))
    await record(context, queries, told(tenantId, changes))
    return after
  })
}

const namesOfChanged = (before: TenantRow, wanted: TenantRow) =>
  (Object.keys(wanted) as (keyof TenantRow)[]).filter((name) => wanted[name] !== before[name])
