import { Failure } from '../../http/failure.ts'

/**
 * Refuses a change of a version that somebody else has changed meanwhile, with what is stored now, so that no change is lost
 * unseen. Callers that name no version replace any.
 */
export function refuseStale(edited: string | undefined, current: { readonly updatedAt: string }): void {
  if (edited === undefined || Date.parse(edited) === Date.parse(current.updatedAt)) return
  throw new Failure('tenant.settings_changed', { details: { current } })
}
