import type { BodyOf, BulkChangeResult, ManagedUser } from '@chonoi/contract'

export type BulkUserAction = BodyOf<'bulkUpdateUsers'>['action']

/**
 * Returns the call that takes back a change of several accounts: the opposite action for those that it really changed.
 * Those that were so before, or were refused, stay as they are. Undefined where there is nothing to take back.
 */
export function undoOfBulk(
  { action }: Pick<BodyOf<'bulkUpdateUsers'>, 'action'>,
  before: readonly ManagedUser[],
  { results }: Pick<BulkChangeResult, 'results'>,
): BodyOf<'bulkUpdateUsers'> | undefined {
  if (action !== 'ACTIVATE' && action !== 'DEACTIVATE') return undefined
  const isActive = action === 'ACTIVATE'
  const succeeded = new Set(results.filter(({ success }) => success).map(({ id }) => id))
  const ids = before.filter((user) => user.isActive !== isActive && succeeded.has(user.id)).map(({ id }) => id)
  return ids.length > 0 ? { ids, action: isActive ? 'DEACTIVATE' : 'ACTIVATE' } : undefined
}
