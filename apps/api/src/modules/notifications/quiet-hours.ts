import type { QuietHours } from '@chonoi/contract'
import { usualQuietHours, validateQuietHours } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm } from '../../http/failure.ts'
import { findQuietHours, setQuietHours } from './quiet-hours.store.ts'

export function readQuietHours(context: RequestContext): Promise<QuietHours> {
  return context.transaction(
    async (queries) => (await findQuietHours(queries, context.person.id)) ?? { isOn: false, ...usualQuietHours },
  )
}

/** The database holds back what falls into them (migrations/…-quiet-hours.sql). */
export function updateQuietHours(context: RequestContext, hours: QuietHours): Promise<QuietHours> {
  enforceForm(validateQuietHours, hours)
  return context.transaction(async (queries) => {
    await setQuietHours(queries, context.person.id, hours)
    return hours
  })
}
