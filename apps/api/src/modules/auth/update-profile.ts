import type { BodyOf } from '@chonoi/contract'
import { effectiveRole, normalizeVietnamesePhone, validateProfile } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, found } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import { changeUser, findUser, findUserForUpdate, type UserRow } from './accounts.store.ts'
import { toUser } from './auth-views.ts'

/**
 * Changes what the input names of the caller's own names, phone number and language; the contract takes nothing else. Fails
 * with row.changed when the edited version isn't the stored one.
 */
export function updateProfile(
  context: RequestContext,
  { version, ...input }: BodyOf<'updateProfile'>,
): Promise<UserRow> {
  const { person } = context
  return context.transaction(async (queries) => {
    const before = found(await findUserForUpdate(queries, person.id))
    await enforceVersion(version, before, () => toUser(before, effectiveRole(person)))
    const change = columnsOf(input)
    // A stored value that today's rules refuse doesn't keep others from being saved.
    enforceForm((form) => validateProfile(form).filter(({ field }) => field in input), { ...before, ...change })
    await changeUser(queries, person.id, change)
    return found(await findUser(queries, person.id))
  })
}

function columnsOf({ firstName, lastName, phone, language }: Omit<BodyOf<'updateProfile'>, 'version'>) {
  return {
    ...(firstName !== undefined && { firstName: firstName.trim() }),
    ...(lastName !== undefined && { lastName: lastName.trim() }),
    ...(phone !== undefined && { phone: phone && normalizeVietnamesePhone(phone) }),
    ...(language !== undefined && { language }),
  }
}
