import type { BodyOf, PlatformSettings } from '@chonoi/contract'
import { isSecondFactorDemanded, validatePlatformSettings } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure, refuseFields } from '../../http/failure.ts'
import { forgetMaintenance } from '../../http/maintenance.ts'
import { record } from '../events/record.ts'
import { settingsChanged, settingsReset } from './platform.events.ts'
import { hasTwoFactor } from '../two-factor/two-factor.store.ts'
import {
  changePlatformSettings,
  getPlatformSettingsForUpdate,
  type PlatformSettingsRow,
  resetPlatformSettingsRow,
} from './platform.store.ts'

export function toPlatformSettings(row: PlatformSettingsRow): PlatformSettings {
  const { id: _id, updatedAt, ...settings } = row
  return { ...settings, updatedAt: updatedAt.toISOString() }
}

/**
 * Changes what the input names. When somebody else changed the edited version and values differ from theirs, it fails
 * with platform.settings_changed and the stored settings, so that no change is lost unseen.
 */
export function updatePlatformSettings(
  context: RequestContext,
  { updatedAt, ...input }: BodyOf<'updatePlatformSettings'>,
): Promise<PlatformSettings> {
  return context.transaction(async (queries) => {
    const before = await getPlatformSettingsForUpdate(queries)
    const wanted = { ...toPlatformSettings(before), ...input, ...(input.logoUrl === '' && { logoUrl: null }) }
    enforceForm(validatePlatformSettings, wanted)
    if (wanted.twoFactorDemandedOf !== before.twoFactorDemandedOf) await requireOwnFactor(context, wanted)
    const changes = differences(toPlatformSettings(before), wanted)
    if (Object.keys(changes).length === 0) return toPlatformSettings(before)
    if (updatedAt !== undefined && Date.parse(updatedAt) !== before.updatedAt.getTime())
      throw new Failure('platform.settings_changed', { details: { current: toPlatformSettings(before) } })
    const { updatedAt: _updatedAt, ...columns } = wanted
    const after = await changePlatformSettings(queries, columns)
    await record(context, queries, settingsChanged(changes))
    forgetMaintenanceAfter(context)
    return toPlatformSettings(after)
  })
}

export function resetPlatformSettings(context: RequestContext): Promise<PlatformSettings> {
  return context.transaction(async (queries) => {
    const before = await getPlatformSettingsForUpdate(queries)
    const after = await resetPlatformSettingsRow(queries)
    await record(context, queries, settingsReset(differences(toPlatformSettings(before), toPlatformSettings(after))))
    forgetMaintenanceAfter(context)
    return toPlatformSettings(after)
  })
}

/** Whoever demands the second factor of others must have it, or they would shut themselves out. */
async function requireOwnFactor(context: RequestContext, wanted: PlatformSettings): Promise<void> {
  if (!isSecondFactorDemanded(context.person, wanted.twoFactorDemandedOf)) return
  const hasIt = await context.asSystem((queries) => hasTwoFactor(queries, context.person.id))
  if (!hasIt) refuseFields([{ field: 'twoFactorDemandedOf', code: 'platform.own_factor_missing' }])
}

function forgetMaintenanceAfter(context: RequestContext): void {
  context.afterCommit(async () => forgetMaintenance(context.database))
}

function differences(was: PlatformSettings, is: PlatformSettings) {
  const names = (Object.keys(is) as (keyof PlatformSettings)[]).filter((name) => name !== 'updatedAt')
  const changed = names.filter((name) => was[name] !== is[name])
  return Object.fromEntries(changed.map((name) => [name, { from: was[name], to: is[name] }]))
}
